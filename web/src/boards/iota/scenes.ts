/** What the events of Iota look like: cards that fly between deck, seats, hand and grid. */

import type { EventText } from '../board';
import { pause, type Scene } from '../shared/motion';
import * as common from '../shared/scenes';
import { cardsOf } from '../shared/scenes';
import type { Box } from '../shared/stage.svelte';
import { readCell, type Cell } from './table';

/** What scenes may touch. */
export interface IotaShow extends common.Show {
  /** Where a cell lies on the screen. */
  cell(cell: Cell): Box | null;
  /** These cells show their cards from now on. */
  land(cells: string[]): void;
}

/** A card with its cell: `gt2@1,0`. */
export interface Tile {
  code: string;
  cell: string;
}

const LAYING = ['starter', 'laid', 'offered', 'took', 'drafted'];

export function isLaying(event: EventText): boolean {
  return LAYING.includes(event.kind);
}

/** The cards of an event that have a cell. */
export function tilesOf(event: EventText): Tile[] {
  const found = event.values['cards'] ?? event.values['card'] ?? [];
  return [found].flat().flatMap((word) => {
    const [code = '', cell] = String(word).replace(/^[+*]/, '').split('@');
    if (event.kind === 'starter') return [{ code, cell: '0,0' }];
    return cell === undefined ? [] : [{ code, cell }];
  });
}

/** Where a hand is: cards are square here. */
function handOf(show: IotaShow, seat: string): Box | null {
  const box = common.handOf(show, seat);
  return box && { ...box, y: box.y + (box.height - box.width) / 2, height: box.width };
}

/** From a place to their cells, one after the other. */
async function lay(tiles: Tile[], from: (code: string) => Box | null, show: IotaShow, signal: AbortSignal) {
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
export function sceneOf(event: EventText, show: IotaShow): Scene | null {
  const { seat, kind } = event;
  const { stage } = show;
  const mine = seat === show.me;
  const deck = stage.box('deck');
  switch (kind) {
    case 'starter':
      return (signal) => lay(tilesOf(event), () => deck, show, signal);
    case 'laid':
    case 'offered':
      return (signal) => lay(tilesOf(event), () => handOf(show, seat), show, signal);
    case 'took':
      return async (signal) => {
        const cell = tilesOf(event)[0]?.cell;
        await lay(tilesOf(event), () => handOf(show, seat), show, signal);
        if (cell) await stage.fly(['j1'], show.cell(readCell(cell)), handOf(show, seat), signal);
      };
    case 'drafted':
      return (signal) => {
        const from = (code: string) => (mine && show.mine(code.split('=')[0] ?? '')) || handOf(show, seat);
        return lay(tilesOf(event), from, show, signal);
      };
    case 'undone':
      return async (signal) => {
        const tile = tilesOf(event)[0];
        const from = tile ? show.cell(readCell(tile.cell)) : null;
        if (tile) await stage.fly([tile.code], from, handOf(show, seat), signal, 300);
        if (mine) show.arrive();
      };
    case 'drew':
      return async (signal) => {
        show.sound('draw');
        await stage.fly(cardsOf(event), deck, handOf(show, seat), signal, 320);
        if (mine) show.arrive();
      };
    case 'exchanged':
      return async (signal) => {
        const backs = Array.from({ length: Number(event.values['count'] ?? 0) }, () => null);
        show.sound('swap');
        await stage.fly(backs, handOf(show, seat), deck, signal, 320);
        await stage.fly(cardsOf(event), deck, handOf(show, seat), signal, 320);
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
function deal(show: IotaShow): Scene {
  return async (signal) => {
    show.sound('deal');
    const { stage } = show;
    const deck = stage.box('deck');
    await Promise.all(
      show.seats.map((seat) => stage.fly([null, null, null, null], deck, handOf(show, seat), signal, 360)),
    );
    show.arrive();
  };
}

export function scenesOf(events: EventText[], show: IotaShow): Scene[] {
  return common.scenesOf(events, (event) => sceneOf(event, show), { dealt: () => deal(show) });
}
