import type { Plugin } from 'vite';

/** Leaves out of the texts what the web never says: the terminal's own words, and what the server says itself. */
const ELSEWHERE =
  /^(?:\w+-reason-|koloda-(?:commands?|picture|stranger|no-book|no-undo|nothing-to-undo|saved?|rules-how|why-what|list-changed|no-number|cards-typed|press|goodbye|see-help|did-you-mean|unknown|welcome-back|any-moment|prompt-time|hint|no-hint|bot-thinking)(?:-|\s)).*\n(?:[ \t].*\n|\n(?=[ \t]))*/gm;

export function texts(): Plugin {
  return {
    name: 'texts',
    enforce: 'post',
    transform(code, id) {
      if (!/\/koloda\/(?:games\/\w+\/)?texts\/\w+\.ftl\?raw$/.test(id)) return;
      const text: unknown = JSON.parse(code.slice('export default '.length).replace(/;?\s*$/, ''));
      return { code: `export default ${JSON.stringify(String(text).replace(ELSEWHERE, ''))}`, map: null };
    },
  };
}
