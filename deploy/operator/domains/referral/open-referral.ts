import type { Database } from '@tessera/database/database';
import type { ReferralReason, ReferralRules } from '@tessera/shared/wire/promotions';
import { returnToReferralBudget } from './budget.ts';

/** An invitation that is not decided. */
export interface OpenReferral {
  readonly id: number;
  readonly merchant: string;
  readonly memberId: number;
  readonly referrerId: number;
  readonly status: 'registered' | 'qualified';
  readonly rules: ReferralRules;
  readonly qualifyUntil: Date;
  readonly payFrom: Date | null;
}

/** The invitation of a member with its rules, locked; undefined when it is decided. Inside a transaction. */
export async function lockOpenReferral(db: Database, memberId: number): Promise<OpenReferral | undefined> {
  const [found] = await db.query<OpenReferral>(
    `select p.id, p.merchant, p.member_id as "memberId", p.referrer_id as "referrerId", p.status, r.rules,
       p.qualify_until as "qualifyUntil", p.pay_from as "payFrom"
     from referral_progress p join referral_rules r on r.merchant = p.merchant and r.version = p.version
     where p.member_id = $1 and p.status in ('registered', 'qualified') for update of p`,
    [memberId],
  );
  return found;
}

/** What the invited member's bets that were settled in time come to, with all later corrections; in minor units. */
export async function stakedOf(db: Database, { memberId, qualifyUntil, id }: OpenReferral): Promise<number> {
  const [sum] = await db.query<{ stakedMinor: number }>(
    `select coalesce(sum(s.stake_minor + coalesce(
       (select sum(c.stake_minor) from settled_stake c where c.corrects = s.source), 0)), 0)::bigint as "stakedMinor"
     from settled_stake s join referral_progress p on p.id = $3
     where s.member_id = $1 and s.corrects is null and s.bet_at >= p.registered_at and s.settled_at < $2`,
    [memberId, qualifyUntil, id],
  );
  return Math.max(0, sum?.stakedMinor ?? 0);
}

/** Ends an invitation without a reward for who invited; what was paid to the other is not returned to the budget. */
export async function refuse(
  db: Database,
  referral: OpenReferral,
  reason: ReferralReason,
  at: Date,
  invitedPaidMinor = 0,
): Promise<void> {
  const { referrerMinor, invitedMinor } = referral.rules;
  await db.query(
    `update referral_progress set status = 'refused', reason = $2, decided_at = $3, invited_paid_minor = $4 where id = $1`,
    [referral.id, reason, at, invitedPaidMinor],
  );
  await returnToReferralBudget(db, referral.merchant, referrerMinor + invitedMinor - invitedPaidMinor);
}
