import { Refusal } from '../../platform/http/refusal.ts';
import { lockMember } from '../identity/index.ts';
import type { CashierNeeds } from './needs.ts';
import { hasOpenClaim } from './payments/claims.ts';
import { approversNeeded } from './withdrawal-rules.ts';
import { moveWithdrawal, readWithdrawals } from './withdrawal-store.ts';

/** What a press of "approve" has done. */
export type Approval = 'approved' | 'first' | 'unchanged';

/**
 * Approves a withdrawal after review. From the merchant's threshold on two different operators have to: the first one's
 * approval is stored, and nothing else happens. Refuses the first one's second with `withdrawal.approver.same`, and all while
 * the member owes money (`withdrawal.claim.open`): rejecting gives the hold back, from which it can be collected.
 */
export function approveWithdrawal(
  context: Pick<CashierNeeds, 'db' | 'clock' | 'merchants' | 'inbox'>,
  id: number,
  operator: string,
): Promise<Approval> {
  const { db, clock, merchants } = context;
  return db.transaction(async () => {
    const [asked] = await db.query<{ memberId: number; approversNeeded: number }>(
      'select member_id as "memberId", approvers_needed as "approversNeeded" from withdrawal where id = $1',
      [id],
    );
    if (!asked) throw new Refusal(404, 'withdrawal.unknown');
    // A deposit of the same member that is just reversed comes before or after this.
    await lockMember(db, asked.memberId);
    // Two approvers, a rejection and the player's own cancellation come one after the other.
    await db.query('select 1 from withdrawal where id = $1 for update', [id]);
    const [row] = await readWithdrawals(context, 'w.id = $1', [id]);
    const merchant = row && merchants.byCode(row.merchant);
    if (!row || !merchant) throw new Refusal(404, 'withdrawal.unknown');
    if (row.status === 'pending_review') {
      if (row.approvals.some((approval) => approval.operator === operator))
        throw new Refusal(409, 'withdrawal.approver.same');
      if (await hasOpenClaim(db, asked.memberId)) throw new Refusal(409, 'withdrawal.claim.open');
      const sql = 'insert into withdrawal_approval (withdrawal_id, operator, at) values ($1, $2, $3)';
      await db.query(sql, [id, operator, clock.now()]);
      // A rule that is loosened later does not count for what was asked for under the stricter one.
      const needed = Math.max(asked.approversNeeded, approversNeeded(merchant, row.amountMinor));
      if (row.approvals.length + 1 < needed) {
        await db.query(`select notify_console('withdrawal-changed', $1, $2)`, [row.merchant, id]);
        return 'first';
      }
    }
    return (await moveWithdrawal(context, id, 'approved', operator)) ? 'approved' : 'unchanged';
  });
}
