/** Where we are: the path, and the page it means. */
export type Page =
  | { name: 'home' }
  | { name: 'new'; game: string }
  | { name: 'join'; code: string }
  | { name: 'room'; code: string }
  | { name: 'tv'; code: string }
  | { name: 'table'; id: string }
  | { name: 'screen'; id: string }
  | { name: 'replay'; id: string }
  | { name: 'analysis'; id: string }
  | { name: 'rules'; game: string; guide: string }
  | { name: 'learn'; game: string; lesson: string }
  | { name: 'puzzle'; game: string }
  | { name: 'study' }
  | { name: 'resume' }
  | { name: 'about' }
  | { name: 'games' }
  | { name: 'unknown' };

export function pageOf(path: string): Page {
  const [first = '', second = '', third = '', more] = path.split('/').filter(Boolean);
  if (more !== undefined) return { name: 'unknown' };
  if (!first) return { name: 'home' };
  if (first === 't' && second) {
    if (!third) return { name: 'table', id: second };
    if (third === 'screen' || third === 'replay' || third === 'analysis') return { name: third, id: second };
  }
  if (first === 'learn') return { name: first, game: second, lesson: third };
  if (first === 'rules' && second) return { name: 'rules', game: second, guide: third };
  if (third) return { name: 'unknown' };
  if (first === 'new' && second) return { name: 'new', game: second };
  if (first === 'puzzle') return { name: first, game: second };
  if (first === 'join' || first === 'tv') return { name: first, code: second };
  if (first === 'r' && second) return { name: 'room', code: second };
  if (second) return { name: 'unknown' };
  if (first === 'resume' || first === 'about' || first === 'games' || first === 'study')
    return { name: first };
  return { name: 'unknown' };
}

class Route {
  path = $state(location.pathname);
  readonly page = $derived(pageOf(this.path));

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
  }

  go(path: string, how: { replace?: boolean } = {}): void {
    if (how.replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** A seat that somebody hands over, from `#take=B:token`. */
export function readToken(hash: string): { seat: string; token: string } | undefined {
  const [, seat, token] = /^#take=([A-Z]):(.+)$/.exec(hash) ?? [];
  return seat && token ? { seat, token } : undefined;
}

/** For links: stays in the page, unless the reader wants a new tab. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  route.go(link.pathname + link.search + link.hash);
}
