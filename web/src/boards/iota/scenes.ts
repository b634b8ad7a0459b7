/** What the events of Iota look like: cards that fly between deck, seats, hand and grid. */

import type { EventText } from '../board';
import { pause, type Scene } from '../shared/motion';
import type { Sound } from '../shared/sounds';
import type { Box, Stage } from '../shared/stage.svelte';
import { readCell, type Cell } from './table';

/** What scenes may touch. */
export interface Show {
  stage: Stage;
  me: string;
  seats: string[];
  /** Where a cell lies on the screen. */
  cell(cell: Cell): Box | null;
  /** Where one of my cards lay before, by code. */
  mine(code: string): Box | null;
  sound(name: Sound): void;
  /** These cells show their cards from now on. */
  land(cells: string[]): void;
  /** My new cards have arrived. */
  arrive(): void;
}

/** A card with its cell: `gt2@1,0`. */
export interface Tile {
  code: string;
  cell: string;
}

const HAND_CARD = 64;
const SEAT_CARD = 26;

function square(box: Box | null, size: number): Box | null {
  if (!box) return null;
  return {
    x: box.x + (box.width - size) / 2,
    y: box.y + (box.height - size) / 2,
    width: size,
    height: size,
  };
}

function at(show: Show, seat: string): Box | null {
  const mine = seat === show.me;
  return square(show.stage.box(mine ? 'hand' : `seat:${seat}`, `seat:${seat}`), mine ? HAND_CARD : SEAT_CARD);
}

function deck(show: Show): Box | null {
  return show.stage.box('deck');
}

/** The cards of an event that have a cell. */
export function tilesOf(event: EventText): Tile[] {
  const found = event.values['cards'] ?? event.values['card'] ?? [];
  return (Array.isArray(found) ? found : [found]).flatMap((word) => {
    const [code = '', cell] = String(word).replace(/^[+*]/, '').split('@');
    if (event.kind === 'starter') return [{ code, cell: '0,0' }];
    return cell === undefined ? [] : [{ code, cell }];
  });
}

/** The cards that somebody draws; backs where they are not shown. */
function drawn(event: EventText): (string | null)[] {
  const cards = event.values['cards'];
  if (Array.isArray(cards)) return cards;
  return Array.from({ length: Number(event.values['count'] ?? 0) }, () => null);
}

/** From a place to their cells, one after the other. */
async function layTiles(tiles: Tile[], from: (code: string) => Box | null, show: Show, signal: AbortSignal) {
  await Promise.all(
    tiles.map(async ({ code, cell }, place) => {
      await pause(place * 110, signal);
      show.sound('play');
      await show.stage.fly([code], from(code), show.cell(readCell(cell)), signal, 420);
      show.land([cell]);
    }),
  );
}

/** The scene of an event; none where the position says it all. */
export function sceneOf(event: EventText, show: Show): Scene | null {
  const { seat, kind } = event;
  const mine = seat === show.me;
  switch (kind) {
    case 'starter':
      return (signal) => layTiles(tilesOf(event), () => deck(show), show, signal);
    case 'laid':
    case 'offered':
      // Mine lie there already, and so do those of a move that was looked at.
      return (signal) => layTiles(tilesOf(event), () => at(show, seat), show, signal);
    case 'took':
      return async (signal) => {
        await layTiles(tilesOf(event), () => at(show, seat), show, signal);
        const cell = tilesOf(event)[0]?.cell;
        if (cell) await show.stage.fly(['j1'], show.cell(readCell(cell)), at(show, seat), signal);
      };
    case 'drafted':
      return (signal) => {
        const from = (code: string) => (mine && show.mine(code.split('=')[0] ?? code)) || at(show, seat);
        return layTiles(tilesOf(event), from, show, signal);
      };
    case 'undone':
      return async (signal) => {
        const tile = tilesOf(event)[0];
        if (tile)
          await show.stage.fly([tile.code], show.cell(readCell(tile.cell)), at(show, seat), signal, 300);
        if (mine) show.arrive();
      };
    case 'drew':
      return async (signal) => {
        show.sound('draw');
        await show.stage.fly(drawn(event), deck(show), at(show, seat), signal, 320);
        if (mine) show.arrive();
      };
    case 'exchanged':
      return async (signal) => {
        const count = Number(event.values['count'] ?? 0);
        const backs = Array.from({ length: count }, () => null);
        show.sound('swap');
        await show.stage.fly(backs, at(show, seat), deck(show), signal, 320);
        await show.stage.fly(mine ? drawn(event) : backs, deck(show), at(show, seat), signal, 320);
        if (mine) show.arrive();
      };
    case 'called':
      return (signal) => {
        show.sound('caught');
        return pause(700, signal);
      };
    case 'over':
      return () => show.sound('win');
    default:
      return null;
  }
}

/** All hands at once. */
function dealScene(show: Show): Scene {
  return async (signal) => {
    show.sound('deal');
    await Promise.all(
      show.seats.map((seat) =>
        show.stage.fly([null, null, null, null], deck(show), at(show, seat), signal, 360),
      ),
    );
    show.arrive();
  };
}

/** The scenes of all events in their order, the deal taken together. */
export function scenesOf(events: EventText[], show: Show): Scene[] {
  const first = events.find((event) => event.kind === 'dealt');
  return events.flatMap((event) => {
    const scene = event === first ? dealScene(show) : sceneOf(event, show);
    return scene ? [scene] : [];
  });
}
