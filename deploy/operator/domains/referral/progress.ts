import { hourMs } from '../../platform/clock/durations.ts';
import { lateBookingMs } from '../bets/index.ts';
import type { ReferralNeeds } from './needs.ts';
import { type OpenReferral, refuse, stakedOf } from './open-referral.ts';

/** Stores what the invited member has staked, and what follows of it. A payment that waits is taken back by a correction. */
export async function updateProgress(
  { db, clock }: Pick<ReferralNeeds, 'db' | 'clock'>,
  referral: OpenReferral,
): Promise<boolean> {
  const { id, rules, qualifyUntil, payFrom } = referral;
  const [now, stakedMinor] = [clock.now(), await stakedOf(db, referral)];
  const isReached = stakedMinor >= rules.stakeMinor;
  await db.query(
    `update referral_progress set staked_minor = $2, status = $3, pay_from = $4
     where id = $1 and (staked_minor, status, pay_from) is distinct from ($2, $3, $4)`,
    [
      id,
      stakedMinor,
      isReached ? 'qualified' : 'registered',
      isReached ? (payFrom ?? new Date(now.getTime() + rules.waitHours * hourMs)) : null,
    ],
  );
  if (!isReached && now.getTime() >= qualifyUntil.getTime() + lateBookingMs)
    await refuse(db, referral, 'not-in-time', now);
  return isReached;
}
