import { mount } from 'svelte';
import App from './App.svelte';
import { prefs } from './prefs.svelte';
import './style.css';
import { shelf } from './texts/shelf.svelte';

const target = document.getElementById('app');
prefs.dress();
await shelf.choose(prefs.lang);
if (target) mount(App, { target });
// Browsers have it on https and on this machine only. In development nothing stands between.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
