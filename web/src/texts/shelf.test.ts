import { afterEach, expect, test, vi } from 'vitest';
import { screenOf } from './screens';
import { openTexts, openWords } from './shelf.svelte';

const SCREEN = {
  fields: { A: 'hand' },
  ranks: '67',
  suits: 'sh',
  texts: { en: 'odd-name = Odd\nodd-pitch = Fun.\n', ru: 'odd-name = Чудная\n' },
  books: {},
};

function serve(answer: () => Response): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(answer());
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test('the words of a game that is not built in come from the server, once for both languages', async () => {
  const asked = serve(() => Response.json(SCREEN));
  const [ru, en] = [await openTexts('odd', 'ru'), await openTexts('odd', 'en')];
  expect(asked).toEqual(['/api/games/odd']);
  expect([ru.title, ru.find('odd-pitch'), en.title]).toEqual(['Чудная', 'Fun.', 'Odd']);
  expect(ru.say('board-your-turn')).toBe('Ваш ход!');
  expect(en.say('generic-board-colours')).toBe('A colour for each suit');
  expect(screenOf('odd').suits).toBe('sh');
});

test('a game that is built in needs no server', async () => {
  const asked = serve(() => Response.json(SCREEN));
  expect((await openTexts('uno', 'en')).title).toBe('UNO');
  expect(asked).toEqual([]);
});

test('a game that is not there is asked for again the next time', async () => {
  serve(() => Response.json({ code: 'game.unknown', text: 'No.', clause: '' }, { status: 404 }));
  await expect(openTexts('late', 'en')).rejects.toThrow('No.');
  serve(() => Response.json(SCREEN));
  expect((await openTexts('late', 'en')).title).toBe('late');
});

test('the words of a board come without the sentences of the rules, and name the same things', async () => {
  const [words, whole] = [await openWords('uno', 'ru'), await openTexts('uno', 'ru')];
  expect(words.say('uno-card', { rank: 'skip', colour: 'g' })).toBe('зелёная «Пропусти ход»');
  expect(words.find('uno-match-rule')).toBeUndefined();
  expect(whole.clause('uno.match.rule')).toContain('Цветная карта подходит');
  expect(whole.refusal('koloda.table.seat', { seat: 'B' })).toBe('Место B не ваше.');
  expect(whole.find('uno-option-hand')).toBe('Карт в начале');
  expect(whole.say('uno-card', { rank: 'skip', colour: 'g' })).toBe('зелёная «Пропусти ход»');
});
