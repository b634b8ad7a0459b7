/** What the server answers about positions to try things out at. */
import { call } from '@/api';
import { prefs } from '@/prefs.svelte';
import type { GameLessons, StudyAsk, StudySeen, StudyText } from '@/protocol/wire';

export const fetchLessons = (game: string) =>
  call<GameLessons>('GET', `/games/${encodeURIComponent(game)}/lessons?lang=${prefs.lang}`);
export const askStudy = (asked: StudyAsk) => call<StudySeen>('POST', '/studies', asked);
export const readStudy = (text: string, game: string) =>
  call<StudyText>('POST', '/studies/read', { text, game });
