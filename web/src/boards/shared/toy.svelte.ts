/** A table for tests of boards: it shows what it is given and keeps what is asked of it. */

import type { BoardTable, Change, Position } from '../board';
import { boardTexts } from './toyTexts';

interface Toy {
  game?: string;
  seat?: string;
  seats?: string;
  fields?: Record<string, string>;
  legal?: string[];
  forms?: Position['forms'];
  texts?: string;
}

export function toyTable({
  game = 'toy',
  seat = 'A',
  seats = 'AB',
  fields = {},
  legal = [],
  forms = [],
  texts = '',
}: Toy) {
  const listeners = new Set<(change: Change) => void | Promise<void>>();
  const acted: string[] = [];
  const asked: string[] = [];
  const shown: string[] = [];
  const said: string[] = [];
  let position = $state.raw<Position>({
    header: '',
    fields,
    plain: {},
    asked: legal.length > 0,
    legal,
    windows: [],
    forms,
  });

  const board: BoardTable = {
    id: 'toy',
    game,
    options: {},
    seat,
    chairs: [...seats].map((one) => ({
      seat: one,
      kind: 'person',
      name: `Player ${one}`,
      level: '',
      away: false,
      kept: false,
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
    can: (code) => position.legal.includes(code),
    get forms() {
      return position.forms ?? [];
    },
    windows: [],
    over: false,
    paused: false,
    deals: [],
    screen: false,
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
    whyNot(code) {
      asked.push(code);
      return Promise.resolve({ clause: 'toy.no', text: 'No.' });
    },
    showNo: (no) => shown.push(no.clause),
    openRule: () => undefined,
    announce: (text) => said.push(text),
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
    next(after: Partial<Position>, events: Change['events'] = []): void {
      const before = position;
      const whole = { ...before, ...after, asked: (after.legal ?? []).length > 0 };
      for (const listen of listeners) void listen({ steps: [], events, before, after: whole, fresh: false });
      position = whole;
    },
  };
}
