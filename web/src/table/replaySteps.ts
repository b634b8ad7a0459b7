/** All steps of a game as somebody saw them. */
import { api } from '@/api';
import type { ReplayStep } from '@/protocol/wire';

export async function fetchSteps(id: string, eyes: string): Promise<ReplayStep[]> {
  const found: ReplayStep[] = [];
  for (let total = 1; found.length < total;) {
    const got = await api.replay(id, eyes, found.length);
    if (!got.steps.length) break;
    found.push(...got.steps);
    total = got.total;
  }
  return found;
}
