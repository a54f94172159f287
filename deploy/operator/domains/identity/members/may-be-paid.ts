import type { Database } from '@tessera/database/database';
import { Refusal } from '../../../platform/http/refusal.ts';

/**
 * Whether a reward may be paid now, in the member's turn. Refuses a claim of a blocked account with 403 `account.blocked`: it
 * may have waited while the account was blocked. By itself a reward is credited to a blocked account too, because it is
 * earned; false for a closed one.
 */
export async function mayBePaid(
  db: Pick<Database, 'query'>,
  memberId: number,
  as: 'claimed' | 'credited',
): Promise<boolean> {
  const [member] = await db.query<{ status: string }>('select status from member where id = $1', [memberId]);
  if (as === 'claimed' && member?.status !== 'active') throw new Refusal(403, 'account.blocked');
  return member?.status !== 'closed';
}
