/* Says offline what cannot be done there. It keeps nothing: every page and file comes from the server, so no old
   client is ever shown. */

const TEXTS = {
  en: {
    title: 'No connection',
    text: 'Koloda cannot reach its server. Games are played there, so nothing can be opened or played now. Your seat is kept, and a bot plays for you if the others do not want to wait.',
    again: 'Try again',
  },
  ru: {
    title: 'Нет связи',
    text: 'Koloda не может связаться с сервером. Игры идут там, поэтому сейчас ничего не открыть и не сыграть. Ваше место остаётся за вами, а если другие не хотят ждать, за вас играет бот.',
    again: 'Попробовать ещё раз',
  },
};

function offline() {
  const lang = /^ru/i.test(self.navigator.language) ? 'ru' : 'en';
  const { title, text, again } = TEXTS[lang];
  const body = `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>Koloda</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<style>body{max-width:34em;margin:15vh auto;padding:0 16px;font:1rem/1.5 system-ui,sans-serif;text-align:center}
button{min-height:44px;padding:8px 20px;font:inherit}</style></head>
<body><h1>${title}</h1><p>${text}</p><p><button onclick="location.reload()">${again}</button></p>
<script>addEventListener('online', () => location.reload());</script></body></html>`;
  return new Response(body, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(offline));
});
