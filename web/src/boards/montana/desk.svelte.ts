/** Montana as its board shows it: what lies there, what each card can do, what is picked to be played together. */

import { isRule } from '@/cards/montana/codes';
import type { ActionText } from '../board';
import { writeCode } from '../shared/codes';
import { TableDesk } from '../shared/desk.svelte';
import { keyed, type Keyed } from '../shared/fields';
import { byCard, ofVerb, part } from '../shared/legal';
import { sheetOf } from '../shared/sheet';
import { readTable, type MontanaTable } from './table';

/** Windows that wait for an answer; what is called or covered is for any moment. */
const ASKING = ['turn', 'swap'];

export class Desk extends TableDesk {
  /** What lies over the table. */
  pad = $state<'words' | 'call' | 'scores' | null>(null);
  /** A digit rule that was chosen and needs its pile. */
  card = $state<string | null>(null);
  /** Keys of the cards to be played together, in their order. */
  picked = $state.raw<string[]>([]);
  /** Cards are picked before they are played: somebody has said so. */
  private gathering = $state(false);

  readonly shown = $derived.by(() => readTable(this.table.position, this.seats, this.table.seat));
  readonly hand = $derived.by(() => keyed(this.shown.hand));
  /** The ways to put each card down; a digit rule may name its pile. */
  readonly ways = $derived.by(() => byCard(ofVerb(this.table.legal, 'play', 'lay')));
  /** What may be chosen for the card, where it needs more. */
  readonly choices = $derived.by(() => (this.card ? (this.ways.get(this.card) ?? []) : []));
  /** Whom my hand can be swapped with. */
  readonly swaps = $derived.by(() => {
    const open = this.table.passive ? [] : ofVerb(this.table.legal, 'swap');
    return this.seats.flatMap((seat) => open.filter((action) => part(action, 'target') === seat));
  });
  /** The calls that may be made, whether there is a reason or not: of the open play first. */
  readonly calls = $derived.by(() => ofVerb(this.table.legal, 'call'));
  /** The players are the referee: nothing points out what fits, what is owed, or that a race is on. */
  readonly referees = $derived.by(() => this.table.options['referee'] === 'table');
  readonly picking = $derived.by(() => this.gathering && this.shown.several);
  /** A rule in force gives each of these buttons a meaning; without it there is none. */
  readonly meant = $derived.by(() => {
    const lies = (code: string): boolean => this.shown.rules.some((pile) => pile.top === code);
    return {
      cover: this.racing || lies('#2'),
      tap: this.referees && lies(':tap'),
      say: this.referees && lies(':say'),
      several: this.shown.several || this.chosen.length > 0,
    };
  });
  /** The cards that are picked, in their order. */
  readonly chosen = $derived.by(() =>
    this.picked
      .map((key) => this.hand.find((one) => one.key === key)?.code)
      .filter((code) => code !== undefined),
  );
  readonly fits = $derived.by(() => {
    if (this.chosen.length) return new Set(this.shown.hand.filter((code) => !isRule(code)));
    return new Set(this.table.passive ? [] : this.ways.keys());
  });
  /** The key of the card that I have just drawn. */
  readonly fresh = $derived.by(() => {
    const { drawn } = this.shown;
    return new Set(drawn ? [this.hand.findLast((one) => one.code === drawn)?.key ?? ''] : []);
  });
  /** What my turn is for, as far as it can be done. */
  private readonly able = $derived.by(() => {
    const { phase } = this.shown;
    if (phase !== 'MOVE' && phase !== 'DRAWN') return '';
    const verbs = ['play', 'lay', phase === 'MOVE' ? 'draw' : 'keep'].filter((verb) =>
      this.table.legal.some((action) => action.verb === verb),
    );
    return this.texts.find('montana-board-able', { what: verbs.join('-') }) ?? '';
  });
  readonly racing = $derived.by(() => this.shown.phase === 'RACE' && !this.referees);
  override readonly clock = $derived.by(() =>
    this.table.windows.find((one) => Number.isFinite(one.ends) && !(this.referees && one.press !== '')),
  );
  readonly sheet = $derived.by(() =>
    sheetOf(this.table.deals, new Map(this.shown.seats.map((one) => [one.seat, one.total]))),
  );
  readonly goal = $derived.by(() => Number(this.table.options['target'] ?? 0) || null);
  readonly prompt = $derived.by(() => {
    const { shown, table, texts } = this;
    if (this.actions.waiting && this.referees) return texts.say('montana-board-in-a-moment');
    const phase = texts.say('montana-phase', { phase: shown.phase });
    if (shown.phase === 'FINAL' || shown.over || this.racing || shown.turn === '-') return phase;
    if (shown.turn !== table.seat) return texts.say('board-turn-of', { who: table.name(shown.turn) });
    if (shown.phase === 'RACE') return texts.say('board-your-turn');
    const told = this.able || phase;
    const owed = shown.owed ? ` ${texts.say('montana-owed', { count: shown.owed })}` : '';
    return `${texts.say('board-your-turn')} ${told}${owed}`;
  });

  /** The window that an answer is meant for. */
  protected answered(): number | undefined {
    const { windows, seat } = this.table;
    return windows.find((one) => ASKING.includes(one.name) && one.seats.includes(seat))?.serial;
  }

  // What is done

  act(code: string): void {
    this.drop();
    void this.actions.act(code);
  }

  /** What may be done at any moment. */
  call(code: string): void {
    this.pad = null;
    void this.actions.call(code);
  }

  say(words: string): void {
    this.call(writeCode('montana', 'say', { words }));
  }

  /** A card of mine was tapped. */
  choose(one: Keyed): void {
    if (this.table.passive) return;
    const rule = isRule(one.code);
    if (!rule && this.picked.includes(one.key)) {
      this.picked = this.picked.filter((key) => key !== one.key);
    } else if (
      !rule &&
      (this.picked.length || (this.picking && (this.referees || this.ways.has(one.code))))
    ) {
      this.picked = [...this.picked, one.key];
    } else this.put(one.code);
  }

  private put(card: string): void {
    const open = this.ways.get(card) ?? [];
    const [only] = open;
    if (!only) void this.actions.explain({ card });
    else if (open.length === 1 || this.areAlike(open)) this.act(only.code);
    else this.card = card;
  }

  /** Piles on which nothing lies yet are all the same. */
  private areAlike(ways: readonly ActionText[]): boolean {
    const tops = new Map(this.shown.rules.map((pile) => [pile.id, pile.top]));
    return ways.every((way) => way.verb === 'lay') && [1, 2, 3].every((pile) => !tops.get(`D${pile}`));
  }

  playPicked(): void {
    if (this.chosen.length) this.act(writeCode('montana', 'play', { cards: this.chosen }));
    else this.gathering = !this.picking;
  }

  /** Whether there was something to leave. */
  leave(): boolean {
    if (this.card) this.card = null;
    else if (this.pad) this.pad = null;
    else if (this.picked.length) this.picked = [];
    else return false;
    return true;
  }

  private drop(): void {
    this.card = null;
    this.picked = [];
  }

  // What happens

  /** The table is about to change. */
  settle(before: MontanaTable | null, after: MontanaTable): void {
    this.actions.settle();
    if (!before) return;
    if (before.turn !== after.turn || before.hand.join() !== after.hand.join()) this.drop();
    if (extraRule(before) !== extraRule(after)) this.gathering = false;
  }

  /** What is asked of me; not which cards fit, where that is to be found out. */
  asks(): string[] {
    const { table, texts, shown } = this;
    const said: string[] = [];
    if (table.asked && shown.turn === table.seat && !shown.over && shown.phase !== 'RACE') {
      said.push(texts.say('board-your-turn'));
      const count = this.hand.filter((one) => this.ways.has(one.code)).length;
      if (!this.referees && shown.phase === 'MOVE') said.push(texts.say('board-fit-count', { count }));
    }
    if (this.racing) said.push(texts.say('montana-phase', { phase: 'RACE' }));
    return said;
  }

  /** The number of the pile that a way of the card goes to; 0 where the card finds it by itself. */
  pileOf(way: Parameters<typeof part>[0]): number {
    return Number(part(way, 'pile') || 0);
  }
}

/** The card on top of the smileys' pile. */
function extraRule(shown: MontanaTable): string | null {
  return shown.rules.find((pile) => pile.id === 'S')?.top ?? null;
}
