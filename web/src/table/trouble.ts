/** Why a table cannot be shown any more, or not yet. */
import { api, AWAY, Problem } from '@/api';
import type { TableSeen } from '@/protocol/wire';

export type Trouble = 'gone' | 'private' | 'aside' | 'full' | 'silent' | 'rude';

/** The server has set the table aside: its pack is missing, its rules are others, its log is spoilt, or whoever
 * runs the server has said so. */
const ASIDE = ['table.pack', 'table.version', 'table.spoilt', 'table.held', 'table.closed'];

export const isAside = (error: unknown): error is Problem =>
  error instanceof Problem && ASIDE.includes(error.code);

/** For a socket that cannot be opened: a plain question tells why. `seen` is the table where it is only closed,
 * `why` the code of that, else the server's own sentence. */
export async function findTrouble(
  id: string,
): Promise<{ trouble?: Trouble; seen?: TableSeen; why?: string }> {
  try {
    const seen = await api.table(id);
    return seen.closed ? { trouble: 'private', seen, why: seen.closed } : {};
  } catch (error) {
    const code = error instanceof Problem ? error.code : '';
    if (code === 'table.unknown') return { trouble: 'gone' };
    if (isAside(error)) return { trouble: 'aside', why: error.message };
    return { trouble: code === AWAY || code.startsWith('status.') ? 'silent' : 'full' };
  }
}
