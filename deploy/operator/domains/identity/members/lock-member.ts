import type { Database } from '@tessera/database/database';

/**
 * Lets one decision about a member's money run at a time; call it first in a transaction. The next decision
 * sees the result of the one before. Lock order everywhere: member, then bonus claim, then ledger accounts.
 */
export async function lockMember(db: Pick<Database, 'query'>, memberId: number): Promise<void> {
  await db.query('select 1 from member where id = $1 for no key update', [memberId]);
}
