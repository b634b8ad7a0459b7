import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What the web never says: the terminal's own words, and what the server says itself. */
const ELSEWHERE =
  /^(?:\w+-reason-|koloda-(?:commands?|picture|problem|stranger|no-book|no-undo|nothing-to-undo|saved?|rules-how|why-what|list-changed|no-number|cards-typed|press|goodbye|see-help|did-you-mean|unknown|welcome-back|any-moment|prompt-time|hint|no-hint|bot-thinking)(?:-|\s))/;
const CHAPTER = /^## (?:Rules|Правила)/;
/** What is said of the rules alone: an option, and a clause outside the chapters, which answers who tried. */
const RULE = /^\w+-option-|^\w[\w-]* =[^]*^ +\.no =/m;

/**
 * The texts of the games and the server in two parts: `?words` is needed to draw a table, `?rules` are the
 * sentences of clauses and options, with the headings that make chapters of them.
 */
export function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    load(id) {
      const [path = '', part] = id.split('?');
      if (!path.endsWith('.ftl') || (part !== 'words' && part !== 'rules')) return;
      this.addWatchFile(path);
      const [words, rules] = divide(readFileSync(path, 'utf8'));
      return { code: `export default ${JSON.stringify(part === 'words' ? words : rules)}`, map: null };
    },
  };
}

export function divide(source: string): [words: string, rules: string] {
  const parts: [string[], string[]] = [[], []];
  let chapter = false;
  for (const entry of source.split(/\n(?=[#\w])/)) {
    if (entry.startsWith('## ')) {
      chapter = CHAPTER.test(entry);
      parts[1].push(entry);
    } else if (!entry.startsWith('#') && !ELSEWHERE.test(entry)) {
      parts[chapter || RULE.test(entry) ? 1 : 0].push(entry);
    }
  }
  return [parts[0].join('\n'), parts[1].join('\n')];
}
