/** The server over HTTP. */
import { prefs } from '@/prefs.svelte';
import type {
  Address,
  Found,
  GameText,
  Handover,
  Line,
  Me,
  NewTable,
  Replay,
  ResumeLink,
  TableSeen,
  Trouble,
} from '@/protocol/wire';

/** What the server answers when something cannot be done; `code` is for programs, `text` for people. */
export class Problem extends Error {
  readonly code: string;
  readonly clause: string;

  constructor(trouble: Trouble) {
    super(trouble.text);
    this.code = trouble.code;
    this.clause = trouble.clause;
  }
}

/** The server did not answer at all. */
export const AWAY = 'server.silent';

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: { 'accept-language': prefs.lang, ...(body ? { 'content-type': 'application/json' } : {}) },
      body: body ? JSON.stringify(body) : undefined,
    });
  } catch {
    throw new Problem({ code: AWAY, text: 'The server does not answer.', clause: '' });
  }
  if (answer.ok) return (await answer.json()) as T;
  let trouble: Trouble = { code: `status.${answer.status}`, text: answer.statusText, clause: '' };
  try {
    trouble = { ...trouble, ...((await answer.json()) as Trouble) };
  } catch {
    // a proxy's own page: the status says all
  }
  throw new Problem(trouble);
}

const get = <T>(path: string) => call<T>('GET', path);
const post = <T>(path: string, body?: unknown) => call<T>('POST', path, body);

export const api = {
  me: () => get<Me>('/me'),
  nameMe: (name: string) => post<Me>('/me', { name }),
  forgetMe: () => call<Me>('DELETE', '/me'),
  makeLink: () => post<ResumeLink>('/me/link'),
  resume: (token: string) => post<Me>('/me/resume', { token }),
  games: () => get<GameText[]>(`/games?lang=${prefs.lang}`),
  tables: () => get<Line[]>('/tables'),
  address: () => get<Address>('/address'),
  join: (code: string) => post<Found>('/join', { code }),
  newTable: (table: NewTable) => post<TableSeen>('/tables', table),
  table: (id: string) => get<TableSeen>(`/tables/${id}`),
  start: (id: string) => post<TableSeen>(`/tables/${id}/start`),
  pause: (id: string) => post<TableSeen>(`/tables/${id}/pause`),
  goOn: (id: string) => post<TableSeen>(`/tables/${id}/resume`),
  tellHost: (id: string, code: string) => post<TableSeen>(`/tables/${id}/host`, { code }),
  mute: (id: string, seat: string, on: boolean) => post<TableSeen>(`/tables/${id}/mute`, { seat, on }),
  rematch: (id: string) => post<Found>(`/tables/${id}/rematch`),
  resize: (id: string, count: number) => post<TableSeen>(`/tables/${id}/count`, { count }),
  replay: (id: string, seat: string, first: number) =>
    get<Replay>(`/tables/${id}/replay?seat=${encodeURIComponent(seat)}&first=${first}`),
  /** What stands on the cards of a table, where their codes do not say it. */
  cards: <T>(id: string) => get<T>(`/tables/${id}/cards`),
  take: (id: string, seat: string, token?: string) =>
    post<TableSeen>(`/tables/${id}/seats/${seat}/take`, token ? { token } : {}),
  leave: (id: string, seat: string) => post<TableSeen>(`/tables/${id}/seats/${seat}/leave`),
  kick: (id: string, seat: string) => post<TableSeen>(`/tables/${id}/seats/${seat}/kick`),
  handOver: (id: string, seat: string) => post<Handover>(`/tables/${id}/seats/${seat}/hand`),
  addBot: (id: string, seat: string, level: string) =>
    post<TableSeen>(`/tables/${id}/seats/${seat}/bot`, { level }),
  removeBot: (id: string, seat: string) => call<TableSeen>('DELETE', `/tables/${id}/seats/${seat}/bot`),
};
