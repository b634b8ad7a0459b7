/** What the server answers about positions to try things out at. */
import { call } from '@/api';
import { prefs } from '@/prefs.svelte';
import type { GameLessons, PuzzleText, StudyAsk, StudySeen, StudyText } from '@/protocol/wire';

export const fetchLessons = (game: string) =>
  call<GameLessons>('GET', `/games/${encodeURIComponent(game)}/lessons?lang=${prefs.lang}`);
/** The puzzle of the day, or one by its number. */
export const fetchPuzzle = (game: string, number: number) =>
  call<PuzzleText>(
    'GET',
    `/games/${encodeURIComponent(game)}/puzzle?lang=${prefs.lang}${number ? `&number=${number}` : ''}`,
  );
export const askStudy = (asked: StudyAsk) => call<StudySeen>('POST', '/studies', asked);
export const readStudy = (text: string, game: string) =>
  call<StudyText>('POST', '/studies/read', { text, game });
