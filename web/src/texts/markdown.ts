/** Markdown as far as our own rulebooks use it, read into blocks; nothing of it is ever HTML. */

export type Inline =
  | { kind: 'text' | 'bold' | 'slanted' | 'code'; text: string }
  | { kind: 'link' | 'picture'; text: string; to: string };

export type Block =
  | { kind: 'heading'; level: number; text: Inline[] }
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'list'; ordered: boolean; first: number; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  /** `of`: the language of the box, a game for an example that is run. */
  | { kind: 'example'; of: string; lines: string[] };

/** What rulebooks point to, and can be read beside them. */
export const GUIDES = ['packs', 'munchkin-pack'];

const INLINE = /(!?)\[([^\]]*)\]\(([^)]*)\)|\*\*(.+?)\*\*|`([^`]+)`|\*([^*\s][^*]*)\*/g;
const ITEM = /^(?:- |\d+\. )/;

export function readInline(source: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of source.matchAll(INLINE)) {
    const [whole, bang = '', text = '', to, bold, code, slanted] = match;
    if (match.index > at) found.push({ kind: 'text', text: source.slice(at, match.index) });
    if (to !== undefined) found.push({ kind: bang ? 'picture' : 'link', text, to });
    else if (bold !== undefined) found.push({ kind: 'bold', text: bold });
    else if (slanted !== undefined) found.push({ kind: 'slanted', text: slanted });
    else found.push({ kind: 'code', text: code ?? '' });
    at = match.index + whole.length;
  }
  if (at < source.length) found.push({ kind: 'text', text: source.slice(at) });
  return found;
}

function cells(line: string): Inline[][] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => readInline(cell.trim()));
}

/** What only those need who read the examples as text. */
const NOTATION = / *<!-- notation -->.*?<!-- \/notation -->/gs;

export function readMarkdown(source: string): Block[] {
  const lines = source.replace(NOTATION, '').split('\n');
  const blocks: Block[] = [];
  /** Takes lines while they belong together. */
  const take = (belongs: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    while (lines.length && belongs(lines[0] ?? '')) taken.push(lines.shift() ?? '');
    return taken;
  };
  while (lines.length) {
    const line = lines[0] ?? '';
    const heading = /^(#+) (.*)$/.exec(line);
    if (!line.trim()) lines.shift();
    else if (heading) {
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: readInline(heading[2] ?? '') });
      lines.shift();
    } else if (line.startsWith('```')) {
      const of = lines.shift()?.slice(3).trim() ?? '';
      blocks.push({ kind: 'example', of, lines: take((next) => !next.startsWith('```')) });
      lines.shift();
    } else if (line.startsWith('|')) {
      const [head = '', , ...rows] = take((next) => next.startsWith('|'));
      blocks.push({ kind: 'table', head: cells(head), rows: rows.map(cells) });
    } else if (ITEM.test(line)) {
      const items: string[] = [];
      for (const next of take((one) => one.trim() !== '')) {
        if (ITEM.test(next)) items.push(next.replace(ITEM, ''));
        else items.push(`${items.pop() ?? ''} ${next.trim()}`);
      }
      const first = line.startsWith('-') ? 0 : parseInt(line);
      blocks.push({ kind: 'list', ordered: first > 0, first, items: items.map(readInline) });
    } else {
      const words = take((next) => next.trim() !== '' && !next.startsWith('```'));
      blocks.push({ kind: 'paragraph', text: readInline(words.join(' ')) });
    }
  }
  return blocks;
}

/** Where a link of a rulebook leads in the browser: the clauses stand below it, a guide is a page beside it. */
export function linkOf(to: string, game: string): string {
  if (to.startsWith('https://')) return to;
  const name = /^(?:\.\.\/\w+\/)?([\w-]+)(?:\.ru)?\.md$/.exec(to)?.[1] ?? '';
  if (name === game) return '#clauses';
  return GUIDES.includes(name) ? `/rules/${game}/${name}` : '';
}
