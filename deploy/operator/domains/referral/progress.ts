import { hourMs, minuteMs } from '../../platform/clock/durations.ts';
import type { ReferralNeeds } from './needs.ts';
import { type OpenReferral, refuse, stakedOf } from './open-referral.ts';

/** What is settled in time may still be booked for that long after it. */
export const graceMs = 10 * minuteMs;

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
  if (!isReached && now.getTime() >= qualifyUntil.getTime() + graceMs) await refuse(db, referral, 'not-in-time', now);
  return isReached;
}
