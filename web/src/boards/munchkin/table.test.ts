import { describe, expect, it, vi } from 'vitest';
import { cardOf, familyOf, nameOf, numberOf, packName, wrap } from '@/cards/munchkin/cards';
import { DACHA, WINTER } from '@/cards/munchkin/examples';
import { sheet } from '@/cards/munchkin/sheet.svelte';
import koloda from '../../../../src/koloda/texts/en.ftl?raw';
import munchkin from '../../../../src/koloda/games/munchkin/texts/en.ftl?raw';
import type { ActionText } from '../board';
import { boardTexts } from '../shared/testTexts';
import { isOwn, label, named, using } from './labels';
import { readCards, readProposal, readTable, readTerms } from './table';
import { dealWords, termWords, writeTerms } from './terms';
import { words } from './words';

const texts = boardTexts('munchkin', [koloda, munchkin]);
sheet.packs = { winter: WINTER, dacha: DACHA };

const name = (seat: string): string => ({ A: 'Anna', B: 'Ben' })[seat] ?? seat;

const FIGHT = {
  fields: {
    A: 'L4 F class=wizard.1 on=antlers[cheat.1],shovel off=whip hand=coral,wish fresh=wish',
    B: 'L2 race=elf.1 curses=frostbite hand=coral,?3 absent',
    C: '-',
    combat: 'v4 A+B vs nettroll[overfed,redcap] twin:flake',
    played: 'coral>M phone snowball.1>W',
    p2: 'B bid > A {share=half+ pick=helper note="really; yes"}',
    deal: 'share=1 pick=main',
    DX: 'slush ?2',
    DD: '?40',
    die: '3 A>nettroll add=1',
  },
  plain: {
    turn: 'A',
    phase: 'C.OPEN',
    sums: '11:17',
    parts: 'A level 4, A shovel 3, nettroll level 10, W snowball.1 2',
    stake: 'L1 T4',
    verdict: 'losing',
    wins: 'A',
    total: '4',
    might: 'A 8 B 2 C 1',
  },
};

describe('a position', () => {
  const table = readTable(FIGHT, ['A', 'B', 'C']);

  it('shows every munchkin', () => {
    const [a, b, c] = table.seats;
    expect(table.seats.map((one) => one.might)).toEqual([8, 2, 1]);
    expect(a).toMatchObject({ level: 4, sex: 'F', trade: 'wizard.1', race: null, inTurn: true, count: 2 });
    expect(a?.worn).toEqual([
      { code: 'antlers', with: ['cheat.1'] },
      { code: 'shovel', with: [] },
    ]);
    expect(a?.hand).toEqual(['coral', 'wish']);
    expect(b).toMatchObject({
      race: 'elf.1',
      curses: ['frostbite'],
      count: 4,
      hand: ['coral'],
      absent: true,
    });
    expect(c).toMatchObject({ level: 1, sex: 'M', count: 0, worn: [] });
  });

  it('shows the fight with every part of its sums', () => {
    expect(table.fight).toMatchObject({
      version: 4,
      main: 'A',
      helper: 'B',
      munchkins: '11',
      foes: '17',
      wins: true,
    });
    expect(table.fight?.monsters).toEqual([
      { code: 'nettroll', face: 'nettroll', with: ['overfed', 'redcap'] },
      { code: 'twin', face: 'flake', with: [] },
    ]);
    expect(table.fight?.played.map((card) => card.side)).toEqual(['M', '', 'W']);
    expect(table.fight?.parts[2]).toEqual({ whose: 'nettroll', what: 'level', number: 10 });
    expect(table.die).toEqual({ face: 3, total: 4, seat: 'A', card: 'nettroll', owner: null });
  });

  it('knows twins and thefts of mixed packs', () => {
    const fields = {
      combat: 'v1 A vs winter:twin:winter:flake[dacha:fat] dacha:mole',
      die: '4 C>A:winter:boots',
    };
    const mixed = readTable({ fields, plain: { total: '4' } }, ['A'], 'A', true);
    expect(mixed.fight?.monsters).toEqual([
      { code: 'winter:twin', face: 'winter:flake', with: ['dacha:fat'] },
      { code: 'dacha:mole', face: 'dacha:mole', with: [] },
    ]);
    expect(mixed.die).toMatchObject({ seat: 'C', owner: 'A', card: 'winter:boots' });
  });

  it('is called by its phase, also while somebody holds it', () => {
    const held = readTable({ fields: { phase: 'W.KILL held', passed: 'B ?' }, plain: {} }, ['A', 'B'], 'B');
    expect(held).toMatchObject({ phase: 'W.KILL', stage: 'W.KILL', passed: true });
    const cursed = readTable({ fields: { phase: 'W.CURSE', under: 'C.OPEN' }, plain: {} }, ['A'], 'A');
    expect(cursed).toMatchObject({ stage: 'C.OPEN', passed: false });
  });

  it('shows proposals with their terms', () => {
    expect(table.proposals).toEqual([
      {
        number: 2,
        author: 'B',
        kind: 'bid',
        target: 'A',
        terms: { share: 'half+', pick: 'helper', note: 'really; yes' },
      },
    ]);
    expect(readProposal(1, 'nonsense')).toBeNull();
    expect(table.piles[1]).toEqual({ name: 'DX', count: 3, top: 'slush' });
  });

  it('is read where nothing is there', () => {
    const empty = readTable({ fields: {}, plain: {} }, ['A']);
    expect(empty).toMatchObject({
      fight: null,
      door: null,
      proposals: [],
      prompt: null,
      choices: [],
      curse: null,
      die: null,
    });
    expect(readCards('-')).toEqual([]);
  });
});

describe('actions', () => {
  const act = (code: string, verb: string, values: ActionText['values'] = {}): ActionText => ({
    code,
    verb,
    values,
  });
  const use = (target: string) => act(`use coral > ${target}`, 'use', { card: 'coral', target });
  const KICK = act('kick', 'kick');
  const CLAIM = act('claim 12', 'claim', { version: '12' });

  it('name their cards', () => {
    const steal = { power: 'steal', paid: ['flake'], target: 'A', card: 'boots' };
    expect(named(act('pow steal -flake > A:boots', 'pow', steal))).toEqual(['flake', 'A', 'boots']);
    expect(using([use('M'), use('W'), KICK], 'coral')).toHaveLength(2);
    const mine = new Set(['boots', 'coral']);
    const own = [
      CLAIM,
      KICK,
      act('put boots', 'put', { card: 'boots' }),
      act('roll nettroll', 'roll', { card: 'nettroll' }),
      act('pow charm > slush', 'pow', { power: 'charm', paid: [], target: 'slush' }),
      act('call run', 'call', { call: 'run' }),
    ];
    expect(own.filter((action) => isOwn(action, mine)).map((action) => action.verb)).toEqual([
      'claim',
      'kick',
      'roll',
    ]);
  });

  it('are said in words', () => {
    const say = (action: ActionText, card = '') => label(texts, action, name, card);
    expect(say(use('W'), 'coral')).toBe('Use: the monsters');
    expect(say(act('use peel -3', 'use', { card: 'peel', number: '-3' }), 'peel')).toBe('Use: −3');
    const curse = act('curse overate.1 > B', 'curse', { card: 'overate.1', target: 'B' });
    expect(say(curse, 'overate.1')).toBe('Curse: Ben');
    expect(say(act('put boots on', 'put', { card: 'boots', how: 'on' }), 'boots')).toBe('Put on');
    const berserk = act('pow berserk -flake', 'pow', { power: 'berserk', paid: ['flake'] });
    expect(say(berserk, 'flake')).toBe('Berserk');
    const wander = act('wander wander.1 + flake', 'wander', { card: 'wander.1', monster: 'flake' });
    expect(say(wander, 'wander.1')).toBe('Add a monster: Overgrown Snowflake');
    expect(say(CLAIM)).toBe('I kill it!');
    expect(say(act('pick join', 'pick', { choice: 'join' }))).toBe('Join the fight');
  });
});

describe('terms', () => {
  it('are written as the rules read them', () => {
    expect(writeTerms('trade', { give: 'whip', want: '', note: 'say "hi"; | {}' })).toBe(
      'give=whip want=- note="say  hi"',
    );
    expect(writeTerms('help', { share: '1', pick: 'main', pay: '', play: '' })).toBe('share=1 pick=main');
  });

  it('are said in words', () => {
    const said = termWords(readTerms('share=half+ pick=helper play=gual.1>B@win'), texts, name);
    expect(said).toBe(
      'Treasures for the helper: half, rounded up · The helper picks first · Go Up a Level → Ben (after the victory)',
    );
    expect(termWords({}, texts, name)).toBe('for nothing');
  });
});

describe('cards', () => {
  it('come from the packs of their table', () => {
    expect(nameOf('winter:elf.2', 'ru')).toBe('Эльф');
    expect(nameOf('dacha:mosquito.1', 'en')).toBe('Mosquito');
    expect(nameOf('harbour:gull', 'en')).toBe('harbour:gull');
    expect(packName('dacha:mosquito.1', 'ru')).toBe('Дача');
    expect(cardOf('winter:halfling.1')?.powers).toContain('haggle');
  });

  it('need no pack before their code where one is played, whatever its name', () => {
    sheet.packs = { harbour: { ...DACHA, names: { ru: 'Гавань', en: 'Harbour' } } };
    expect(nameOf('mosquito.2', 'ru')).toBe('Комар');
    expect(packName('mosquito.2', 'ru')).toBe('');
    sheet.packs = { winter: WINTER, dacha: DACHA };
  });

  it('show the number that people look for', () => {
    expect(['nettroll', 'boots', 'thawed', 'coral'].map(numberOf)).toEqual(['10', '+2', '−3', '']);
    expect(familyOf('gual.3')).toBe('level');
    expect(wrap('Seven-league Felt Boots', 12)).toEqual(['Seven-league', 'Felt Boots']);
  });

  it('stand in quotes in what somebody proposes', () => {
    const said = (terms: string): string => dealWords(readTerms(terms), texts, name);
    expect(said('give=whip want=boots')).toBe('“Licorice Whip” for “Boots of the Mighty Kick”');
    expect(said('give=whip,boots want=-')).toBe('“Licorice Whip” and “Boots of the Mighty Kick” as a gift');
    expect(said('share=half+ pick=helper pay=whip')).toBe(
      'half the treasures for the helper, rounded up; the helper picks first; payment “Licorice Whip”',
    );
    expect(said('play=gual.1>B@win')).toBe('after the victory “Go Up a Level” is played on Ben');
    expect(said('')).toBe('for nothing');
  });

  it('are named in events', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(JSON.stringify({ winter: WINTER, dacha: DACHA }))),
    );
    const own = await words(texts, 'table');
    expect(own.word?.('card', 'slush')).toBe('“Slush the First”');
    expect(own.word?.('number', '-3')).toBe('−3');
    expect(own.word?.('window', 'W.KILL')).toBe('W-KILL');
    expect(own.word?.('text', 'slush')).toBeUndefined();
    vi.unstubAllGlobals();
  });
});
