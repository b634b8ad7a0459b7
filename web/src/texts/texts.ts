/** What players read, from the same Fluent files as the server's. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'ru' | 'en';
export const LANGUAGES: readonly Language[] = ['ru', 'en'];

export type Values = Record<string, FluentVariable>;

/** A chapter of the rules: the clauses that its messages explain. */
export interface Chapter {
  title: string;
  clauses: string[];
}

const RULES = /^(Rules|Правила)/;

export class Texts {
  readonly lang: Language;
  readonly game: string;
  private readonly bundle: FluentBundle;
  private readonly sources: readonly string[];
  /** What is missing is looked up here: a game may be half translated. */
  private readonly otherwise: Texts | undefined;

  constructor(lang: Language, game: string, sources: readonly string[], otherwise?: Texts) {
    this.lang = lang;
    this.game = game;
    this.sources = sources;
    this.otherwise = otherwise;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  /** The message, or its attribute, in words; undefined when there is no such text. */
  find(name: string, values?: Values, attribute = ''): string | undefined {
    const message = this.bundle.getMessage(name);
    if (!message) return this.otherwise?.find(name, values, attribute);
    const pattern = attribute ? message.attributes[attribute] : message.value;
    return pattern ? this.bundle.formatPattern(pattern, values, []) : undefined;
  }

  /** The message in words; its own name shows that it is missing. */
  say(name: string, values?: Values, attribute = ''): string {
    return this.find(name, values, attribute) ?? name;
  }

  /** What the game is called. */
  get title(): string {
    return this.find(`${this.game}-name`) ?? this.game;
  }

  /** The sentence that explains a clause. */
  clause(clause: string): string | undefined {
    return this.find(clause.replaceAll('.', '-'));
  }

  /** The answer to somebody who has just tried what the clause forbids. */
  refusal(clause: string, values?: Values): string | undefined {
    const name = clause.replaceAll('.', '-');
    return this.find(name, values, 'no') ?? this.find(name, values);
  }

  /** The clauses under the titles of their groups: the game's, then Koloda's own. */
  chapters(): Chapter[] {
    const found: Chapter[] = [];
    for (const source of [...this.sources].reverse()) {
      let inside: Chapter | undefined;
      for (const line of source.split('\n')) {
        if (line.startsWith('## ')) {
          const title = line.slice(3);
          inside = RULES.test(title) ? { title: heading(title), clauses: [] } : undefined;
          if (inside) found.push(inside);
        } else if (inside) {
          const name = /^([a-z][a-z0-9-]*) =/i.exec(line)?.[1];
          if (name) inside.clauses.push(clauseOf(name));
        }
      }
    }
    const own = found.some(({ clauses }) => clauses.some((clause) => clause.startsWith(`${this.game}.`)));
    return own ? found : [...(this.otherwise?.chapters() ?? []), ...found];
  }
}

function heading(title: string): string {
  const short = title.includes(': ') ? title.slice(title.indexOf(': ') + 2) : title;
  return short.charAt(0).toUpperCase() + short.slice(1);
}

/** uno-draw-play-drawn is uno.draw.play-drawn; house rules have a chapter of two words. */
export function clauseOf(name: string): string {
  const parts = name.split('-');
  const depth = parts[1] === 'house' && parts.length > 3 ? 3 : 2;
  if (parts.length <= depth) return parts.join('.');
  return [...parts.slice(0, depth), parts.slice(depth).join('-')].join('.');
}
