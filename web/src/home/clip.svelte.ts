/** A few moves of a game that bots played once, seen as a board sees a table. */
import type { No, Outcome } from '@/boards/board';
import { prefs } from '@/prefs.svelte';
import type { ChairText, ReplayStep } from '@/protocol/wire';
import { SeenTable } from '@/table/seen.svelte';
import type { Language } from '@/texts/texts';

export interface ClipText {
  options: Record<string, string>;
  names: Record<Language, string[]>;
  steps: ReplayStep[];
}

const clips = import.meta.glob<ClipText>('./clips/*.json', { import: 'default' });
const BETWEEN_MS = 700;

export async function openClip(game: string): Promise<Clip | undefined> {
  const text = await clips[`./clips/${game}.json`]?.();
  if (!text) return undefined;
  const clip = new Clip(game, text);
  await clip.speak(prefs.lang);
  return clip;
}

export class Clip extends SeenTable {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seat = 'A';
  readonly chairs: readonly ChairText[];
  readonly passive = true;
  readonly paused = false;
  readonly deals = [];
  readonly screen = false;
  private readonly steps: readonly ReplayStep[];
  private ended = false;

  constructor(game: string, { options, names, steps }: ClipText) {
    super();
    this.game = game;
    this.options = options;
    this.steps = steps;
    this.id = `games/${game}/cards?header=${encodeURIComponent(steps[0]?.position.header ?? '')}`;
    this.chairs = names[prefs.lang].map((name, at) => {
      const seat = String.fromCharCode(65 + at);
      return { seat, kind: 'bot', name, level: '', away: false, kept: false, free: false };
    });
  }

  /** Plays it once and stops at its end. */
  async run(): Promise<void> {
    for (const [at, step] of this.steps.entries()) {
      if (this.ended) return;
      await this.showStep(step, at, at > 0);
      await new Promise((done) => setTimeout(done, BETWEEN_MS));
    }
  }

  override end(): void {
    this.ended = true;
    super.end();
  }

  /** On the home page nothing makes a noise. */
  override get sound(): boolean {
    return false;
  }

  override stepAt(): undefined {
    return undefined;
  }

  act(): Promise<Outcome> {
    return Promise.resolve({ done: false });
  }

  whyNot(): Promise<No | undefined> {
    return Promise.resolve(undefined);
  }
}
