import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CODES as ARNE } from '@/cards/arne/codes';
import { CODES as IOTA } from '@/cards/iota/codes';
import { CODES as MONTANA } from '@/cards/montana/codes';
import { CODES as UNO } from '@/cards/uno/codes';
import { GUIDES, linkOf, readInline, readMarkdown } from './markdown';

test('a line has bold words, code, links and pictures', () => {
  expect(readInline('Play **one** card `r5`, see [here](../x.md) ![a card](p.svg).')).toEqual([
    { kind: 'text', text: 'Play ' },
    { kind: 'bold', text: 'one' },
    { kind: 'text', text: ' card ' },
    { kind: 'code', text: 'r5' },
    { kind: 'text', text: ', see ' },
    { kind: 'link', text: 'here', to: '../x.md' },
    { kind: 'text', text: ' ' },
    { kind: 'picture', text: 'a card', to: 'p.svg' },
    { kind: 'text', text: '.' },
  ]);
});

test('blocks follow each other', () => {
  const blocks = readMarkdown(
    '# A\n\ntwo\nlines\n\n- one\n  more\n- two\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n```uno\nU1 x\n```\n',
  );
  expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list', 'table', 'example']);
  expect(blocks[1]).toMatchObject({ text: [{ text: 'two lines' }] });
  expect(blocks[2]).toMatchObject({ ordered: false, items: [[{ text: 'one more' }], [{ text: 'two' }]] });
  expect(blocks[3]).toMatchObject({
    head: [[{ text: 'a' }], [{ text: 'b' }]],
    rows: [[[{ text: '1' }], [{ text: '2' }]]],
  });
  expect(blocks[4]).toMatchObject({ of: 'uno', lines: ['U1 x'] });
});

const books = readdirSync('../docs/rulebooks')
  .filter((name) => name.endsWith('.md'))
  .map((name) => `rulebooks/${name}`);
const guides = ['guides', 'rules'].flatMap((folder) =>
  readdirSync(`../docs/${folder}`)
    .filter((name) => GUIDES.some((guide) => name === `${guide}.md` || name === `${guide}.ru.md`))
    .map((name) => `${folder}/${name}`),
);

test.each([...books, 'guides/packs.md', 'guides/packs.ru.md'])('%s is read whole', (name) => {
  const blocks = readMarkdown(readFileSync(`../docs/${name}`, 'utf8'));
  const plain = JSON.stringify(blocks, (_, value: unknown) => {
    const { kind } = (value ?? {}) as { kind?: string };
    return kind === 'code' || kind === 'example' ? '' : value;
  });
  expect(plain.match(/\*+[^"]*|```|\]\([^"]*|"#[^"]*/)?.[0]).toBeUndefined();
});

test('what only those need who read the text is left out', () => {
  const source =
    'Words.\n\n<!-- notation -->\nCodes are `r5`.\n<!-- /notation -->\nMore <!-- notation -->of `r`<!-- /notation -->.\n';
  expect(readMarkdown(source)).toEqual([
    { kind: 'paragraph', text: [{ kind: 'text', text: 'Words.' }] },
    { kind: 'paragraph', text: [{ kind: 'text', text: 'More.' }] },
  ]);
});

const CARDS: Record<string, readonly string[]> = { arne: ARNE, iota: IOTA, montana: MONTANA, uno: UNO };

test.each(books)('players see cards in %s, and no codes', (name) => {
  const cards = CARDS[/\/(\w+)/.exec(name)?.[1] ?? ''] ?? [];
  const said = JSON.stringify(readMarkdown(readFileSync(`../docs/${name}`, 'utf8')));
  const codes = [...said.matchAll(/"kind":"code","text":"([^"]*)"/g)].map(([, code = '']) => code);
  expect(codes.filter((code) => !cards.includes(code))).toEqual([]);
});

test('a list goes on counting after words', () => {
  const blocks = readMarkdown('1. one\n2. two\n\nand\n\n3. three\n\n- no number\n');
  expect(blocks.map((block) => (block.kind === 'list' ? block.first : ''))).toEqual([1, '', 3, 0]);
});

test.each([...books, ...guides])('every link of %s leads somewhere in the browser', (name) => {
  const game = name.startsWith('rulebooks') ? (/(\w+)\.\w+\.md$/.exec(name)?.[1] ?? '') : 'munchkin';
  const source = readFileSync(`../docs/${name}`, 'utf8').replace(/```.*?```/gs, '');
  const links = [...source.matchAll(/[^!]\[[^\]]*\]\(([^)]*)\)/g)].map(([, to = '']) => to);
  expect(links.filter((to) => !linkOf(to, game))).toEqual([]);
  expect(guides.length).toBe(GUIDES.length + 1); // packs have two languages
});
