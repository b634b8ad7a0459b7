/** A few cards for tests, as a server tells them. */

import type { CardText, PackText } from './sheet.svelte';

function card(type: string, ru: string, en: string, more: Partial<CardText> = {}): CardText {
  return {
    copies: 1,
    type,
    names: { ru, en },
    level: 0,
    loot: 0,
    bonus: 0,
    mod: 0,
    gold: 0,
    slot: '',
    tags: [],
    powers: [],
    texts: { ru: [], en: [] },
    jokes: {},
    ...more,
  };
}

export const WINTER: PackText = {
  names: { ru: 'Зима', en: 'Winter' },
  cards: {
    elf: card('race', 'Эльф', 'Elf', { copies: 2 }),
    halfling: card('race', 'Халфлинг', 'Halfling', { copies: 2, powers: ['haggle', 'reroll'] }),
    wizard: card('class', 'Волшебник', 'Wizard', { copies: 2, powers: ['flight', 'charm'] }),
    nettroll: card('monster', 'Сетевой тролль', 'Net Troll', { level: 10, loot: 3 }),
    slush: card('monster', 'Слякоть Первая', 'Slush the First', { level: 2, loot: 1 }),
    flake: card('monster', 'Снежинка-переросток', 'Overgrown Snowflake', { level: 1, loot: 1 }),
    thawed: card('enhancer', 'Подтаявший', 'Half-thawed', { mod: -3 }),
    overate: card('curse', 'Объелся оливье', 'Too Much Salad', { copies: 2 }),
    wander: card('wander', 'Бродячая тварь', 'Wandering Beast', { copies: 2 }),
    boots: card('item', 'Башмаки могучего пенделя', 'Boots of the Mighty Kick', {
      bonus: 2,
      gold: 400,
      slot: 'feet',
    }),
    whip: card('item', 'Лакричный хлыст', 'Licorice Whip', { bonus: 2, gold: 300, slot: 'hand' }),
    coral: card('oneshot', 'Рождественский коралл', 'Christmas Coral', { gold: 200 }),
    gual: card('gual', 'Получи уровень', 'Go Up a Level', { copies: 5 }),
  },
};

export const DACHA: PackText = {
  names: { ru: 'Дача', en: 'Dacha' },
  cards: { mosquito: card('curse', 'Комар', 'Mosquito', { copies: 2 }) },
};
