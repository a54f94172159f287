import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { lateBookingMs } from '../bets/index.ts';
import type { ReferralNeeds } from './needs.ts';
import { lockOpenReferral } from './open-referral.ts';
import { payReferral } from './pay.ts';
import { updateProgress } from './progress.ts';

const perRun = 500;

/** Counts what was settled or corrected since; in the member's turn. */
async function count(context: ReferralNeeds, memberId: number): Promise<void> {
  const { db, withMember } = context;
  await withMember(
    memberId,
    async () => {
      await db.query('delete from referral_due where member_id = $1', [memberId]);
      const referral = await lockOpenReferral(db, memberId);
      if (referral) await updateProgress(context, referral);
    },
    'job',
  );
}

export const referralJob = (context: ReferralNeeds): Job => ({
  name: 'referral.progress',
  everyMs: 5_000,
  async run(now) {
    const { db, log } = context;
    const changed = await db.query<{ id: number }>(
      `(select member_id as id from referral_due group by 1 order by min(id) limit $1)
       union
       (select member_id from referral_progress where status = 'registered' and qualify_until <= $2
        order by qualify_until limit $1)`,
      [perRun, new Date(now.getTime() - lateBookingMs)],
    );
    await forEachIsolated(log, changed, ({ id }) => count(context, id));
    const payable = await db.query<{ memberId: number; referrerId: number }>(
      `select member_id as "memberId", referrer_id as "referrerId" from referral_progress
       where status = 'qualified' and pay_from <= $1 order by pay_from, id limit $2`,
      [now, perRun],
    );
    await forEachIsolated(log, payable, (invitation) => payReferral(context, invitation));
  },
});
