/** A table for tests of boards: it shows what it is given and keeps what is asked of it. */

import type { ActionText, BoardTable, Change, Position, Things } from '../board';
import { writeCode } from './codes';
import { boardTexts } from './testTexts';

interface Given {
  game?: string;
  seat?: string;
  seats?: string;
  fields?: Record<string, string>;
  options?: Record<string, string>;
  plain?: Record<string, string>;
  legal?: ActionText[];
  /** The game waits for me. */
  waits?: boolean;
  forms?: Position['forms'];
  texts?: string;
  windows?: BoardTable['windows'];
}

/** A verb alone, or with what it names. */
export type Listed = string | [verb: string, values: Record<string, string | string[]>];

export function listed(game: string, ...actions: Listed[]): ActionText[] {
  return actions.map((action) => {
    if (typeof action === 'string') return { code: writeCode(game, action), verb: action };
    const [verb, values] = action;
    return { code: writeCode(game, verb, values), verb, values };
  });
}

export function testTable({
  game = 'toy',
  seat = 'A',
  seats = 'AB',
  options = {},
  fields = {},
  plain = {},
  legal = [],
  waits = legal.length > 0,
  forms = [],
  texts = '',
  windows = [],
}: Given) {
  const listeners = new Set<(change: Change) => void | Promise<void>>();
  const acted: string[] = [];
  const asked: (string | Things)[] = [];
  const shown: string[] = [];
  const said: string[] = [];
  let position = $state.raw<Position & { legal: ActionText[] }>({
    header: '',
    fields,
    plain,
    asked: waits,
    legal,
    windows: [],
    forms,
  });

  const board: BoardTable = {
    id: 'toy',
    game,
    options,
    seat,
    chairs: [...seats].map((one) => ({
      seat: one,
      kind: 'person',
      name: `Player ${one}`,
      level: '',
      away: false,
      kept: false,
      free: false,
    })),
    name: (one) => `Player ${one}`,
    get position() {
      return position;
    },
    field: (name) => position.fields[name] ?? position.plain[name],
    get asked() {
      return position.asked;
    },
    get legal() {
      return position.legal;
    },
    can: (code) => position.legal.some((action) => action.code === code),
    get forms() {
      return position.forms ?? [];
    },
    windows,
    sending: [],
    over: false,
    paused: false,
    deals: [],
    screen: false,
    held: false,
    handheld: false,
    hold: () => undefined,
    passive: seat === '?',
    still: true,
    sound: false,
    onChange(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    act(code) {
      acted.push(code);
      return Promise.resolve({ done: true });
    },
    whyNot(what) {
      asked.push(what);
      return Promise.resolve({ clause: 'toy.no', text: 'No.' });
    },
    showNo: (no) => shown.push(no.clause),
    past: () => Promise.resolve([]),
    cover: () => () => undefined,
    judge: () => Promise.resolve({ fits: true, text: '' }),
    openRule: () => undefined,
    announce: (text) => said.push(text),
    saying: () => undefined,
    texts: boardTexts(game, [texts]),
    tell: (event) => [event.kind],
  };

  return {
    board,
    acted,
    asked,
    shown,
    said,
    /** The next position. */
    next(after: Partial<typeof position>, events: Change['events'] = []): void {
      const before = position;
      const whole = { ...before, ...after, asked: (after.legal ?? []).length > 0 };
      for (const listen of listeners) void listen({ steps: [], events, before, after: whole, fresh: false });
      position = whole;
    },
  };
}
