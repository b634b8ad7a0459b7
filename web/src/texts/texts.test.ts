import { expect, test } from 'vitest';
import { clauseOf, Texts } from './texts';

const SOURCE = `
## Rules: what fits

toy-match-rule = Colours fit.
    .no = { $card } does not fit.
toy-house-stack-what = Stack them.

## Other

toy-name = Toy
`;

test('a refusal is said in the words of its clause', () => {
  const texts = new Texts('en', 'toy', [SOURCE]);
  expect(texts.refusal('toy.match.rule', { card: 'Red 5' })).toBe('Red 5 does not fit.');
  expect(texts.clause('toy.match.rule')).toBe('Colours fit.');
});

test('what is missing shows its own name', () => {
  expect(new Texts('en', 'toy', [SOURCE]).say('toy-nothing')).toBe('toy-nothing');
});

test('chapters list the clauses of the rules and nothing else', () => {
  expect(new Texts('en', 'toy', [SOURCE]).chapters()).toEqual([
    { title: 'What fits', clauses: ['toy.match.rule', 'toy.house.stack.what'] },
  ]);
});

test('a clause is found from its message', () => {
  expect(clauseOf('uno-draw-play-drawn')).toBe('uno.draw.play-drawn');
  expect(clauseOf('uno-over')).toBe('uno.over');
});

test('a game that is half translated says the rest in the other language', () => {
  const other = new Texts('ru', 'toy', [`${SOURCE}\ntoy-event-laid = Somebody lays.\n    .you = You lay.\n`]);
  const texts = new Texts('ru', 'toy', ['toy-name = Игрушка\ntoy-event-laid = Кто-то кладёт.\n'], other);
  expect([texts.title, texts.clause('toy.match.rule')]).toEqual(['Игрушка', 'Colours fit.']);
  expect(texts.find('toy-event-laid', {}, 'you')).toBeUndefined();
  expect(texts.chapters()).toEqual(other.chapters());
});

test('a game without a name goes by what it is called in codes; broken lines spoil no others', () => {
  const texts = new Texts('en', 'toy', ['toy-name\ntoy-odd = { $\ntoy-pitch = Fun.\n']);
  expect([texts.title, texts.find('toy-pitch')]).toEqual(['toy', 'Fun.']);
});
