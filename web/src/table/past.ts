/** What happened at a table before this page was opened. */
import { api } from '@/api';
import type { StepText } from '@/protocol/wire';

const MOST_STEPS = 120;

/** The latest steps of `total`; their versions lie before all that the socket tells. */
export async function fetchPast(id: string, seat: string): Promise<{ total: number; steps: StepText[] }> {
  const { total } = await api.replay(id, seat, 1 << 30);
  const { steps, first } = await api.replay(id, seat, Math.max(0, total - MOST_STEPS));
  const told = steps.map(({ events }, at) => ({
    version: -total + first + at,
    at: 0,
    kind: 'action',
    seat: '',
    events,
  }));
  return { total, steps: told };
}
