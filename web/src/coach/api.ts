/** What the server says of a finished game: how good the choices were, and what others would have come to. */
import { call } from '@/api';
import type { AnalysisSeen, Imagined, WhatIfText } from '@/protocol/wire';

export const fetchAnalysis = (table: string) => call<AnalysisSeen>('POST', '/analyses', { table });
export const stopAnalysis = (key: string) => call<null>('DELETE', `/analyses/${key}`);
export const imagine = (table: string, step: number, seat: string) =>
  call<Imagined>('POST', '/imagine', { table, step, seat });
export const tryChoices = (table: string, step: number, seat: string, choices: string[]) =>
  call<WhatIfText>('POST', '/what-if', { table, step, seat, choices });
