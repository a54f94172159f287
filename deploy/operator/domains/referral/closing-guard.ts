import type { ReferralNeeds } from './needs.ts';

/** Keeps an account open while a reward for an invitation is about to be paid to it. */
export function blockClosingWhileUnpaid({ db, closingGuards }: ReferralNeeds): void {
  closingGuards.push(async (_merchant, { id }) => {
    const rows = await db.query(
      "select 1 from referral_progress where $1 in (referrer_id, member_id) and status = 'qualified' limit 1",
      [id],
    );
    return rows.length > 0 ? 'reward' : null;
  });
}
