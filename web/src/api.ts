/** The server over HTTP. */
import { prefs } from '@/prefs.svelte';
import {
  TABLE_ROUTES,
  type Address,
  type ErrorBody,
  type Found,
  type GameScreen,
  type GameText,
  type Me,
  type MyGames,
  type NewTable,
  type OneTimeToken,
  type ProgramToken,
  type PublicTable,
  type Replay,
  type ResumeLink,
  type RoomText,
  type TableSeen,
  type TableVerbs,
} from '@/protocol/wire';

/** What the server answers when something cannot be done; `code` is for programs, `text` for people. */
export class Problem extends Error {
  readonly code: string;
  readonly clause: string;

  constructor(trouble: ErrorBody) {
    super(trouble.text);
    this.code = trouble.code;
    this.clause = trouble.clause;
  }
}

/** The server did not answer at all. */
export const AWAY = 'server.silent';

/** A request whose answer got lost is sent once more; under the same name it does nothing twice. */
async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const name = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(36)).join('');
  const request = {
    method,
    headers: {
      'accept-language': prefs.lang,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(method === 'GET' ? {} : { 'idempotency-key': name }),
    },
    body: body ? JSON.stringify(body) : undefined,
  };
  try {
    return await fetch(`/api${path}`, request);
  } catch {
    await new Promise((later) => setTimeout(later, 300));
    return await fetch(`/api${path}`, request);
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await send(method, path, body);
  } catch {
    throw new Problem({ code: AWAY, text: 'The server does not answer.', clause: '' });
  }
  if (answer.ok) return (await answer.json()) as T;
  let trouble: ErrorBody = { code: `status.${answer.status}`, text: answer.statusText, clause: '' };
  try {
    trouble = { ...trouble, ...((await answer.json()) as ErrorBody) };
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
  /** My finished games: the first page, or the one that `next` named. */
  played: (before = '') => get<MyGames>(`/me/games?before=${encodeURIComponent(before)}`),
  /** Takes one of them off my list, or all. */
  forgetPlayed: (id = '') => call<unknown>('DELETE', id ? `/me/games/${id}` : '/me/games'),
  resume: (token: string) => post<Me>('/me/resume', { token }),
  games: () => get<GameText[]>(`/games?lang=${prefs.lang}`),
  /** What is needed to show a game that this client does not know. */
  screen: (game: string) => get<GameScreen>(`/games/${encodeURIComponent(game)}`),
  tables: () => get<PublicTable[]>('/tables'),
  address: () => get<Address>('/address'),
  join: (code: string) => post<Found>('/join', { code }),
  newTable: (table: NewTable) => post<TableSeen>('/tables', table),
  table: (id: string) => get<TableSeen>(`/tables/${id}`),
  /** Has the table do something: all its verbs, with the seat that one is about in the body. */
  ask: <V extends keyof TableVerbs>(id: string, verb: V, body: TableVerbs[V]) => {
    const [method, path] = TABLE_ROUTES[verb];
    const { seat = '', ...rest } = body as { seat?: string };
    const sent = path.includes('{seat}') ? rest : body;
    return call<TableSeen>(
      method,
      `/tables/${id}/${path.replace('{seat}', seat)}`,
      Object.keys(sent).length ? sent : undefined,
    );
  },
  /** What the same people play next; without a game the same again. */
  rematch: (id: string, game = '') => post<Found>(`/tables/${id}/rematch`, { game }),
  room: (id: string) => get<RoomText>(`/tables/${id}/room`),
  /** Sits down wherever there is room. */
  play: (id: string) => post<TableSeen>(`/tables/${id}/play`),
  replay: (id: string, seat: string, first: number) =>
    get<Replay>(`/tables/${id}/replay?seat=${encodeURIComponent(seat)}&first=${first}`),
  /** What stands on the cards of a table, where their codes do not say it. */
  cards: <T>(id: string) => get<T>(`/tables/${id}/cards`),
  take: (id: string, seat: string, token?: string) =>
    post<TableSeen>(`/tables/${id}/seats/${seat}/take`, token ? { token } : {}),
  /** A token with which somebody's own program plays an empty seat. */
  newProgram: (id: string, seat: string) => post<ProgramToken>(`/tables/${id}/seats/${seat}/program`, {}),
  handOver: (id: string, seat: string) => post<OneTimeToken>(`/tables/${id}/seats/${seat}/hand`),
};
