/** Who came, went or was replaced, in words for the log. */
import type { StepText, TableText } from '@/protocol/wire';
import type { Texts } from '@/texts/texts';
import type { LogLine } from './seen.svelte';

export function tellSeats(
  before: TableText,
  after: TableText,
  steps: readonly StepText[],
  texts: Texts,
): LogLine[] {
  return steps.flatMap((step) => {
    const old = before.chairs.find((chair) => chair.seat === step.seat);
    const now = after.chairs.find((chair) => chair.seat === step.seat);
    let kind = step.kind;
    if (kind === 'seat') kind = now?.kind === 'empty' ? 'left' : now?.kind === 'bot' ? 'bot' : 'sat';
    const who = (kind === 'left' ? old?.name : now?.name) || old?.name || '';
    const text = texts.find(`web-told-${kind}`, { who });
    return text ? [{ key: `${step.version}.table`, at: step.at, seat: step.seat, text }] : [];
  });
}
