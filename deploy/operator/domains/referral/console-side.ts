import type { Database, SqlValue } from '@tessera/database/database';
import type { ReferralReason, ReferralStatus } from '@tessera/shared/wire/promotions';

interface QueuedReferral {
  readonly id: number;
  readonly merchant: string;
  /** Who was invited, and by whom. */
  readonly username: string;
  readonly referrer: string;
  readonly version: number | null;
  readonly status: ReferralStatus;
  readonly reason: ReferralReason | null;
  readonly stakedMinor: number;
  /** What has to be staked. */
  readonly stakeMinor: number | null;
  readonly paidMinor: number;
  readonly registeredAt: Date;
  readonly payFrom: Date | null;
  readonly decidedAt: Date | null;
  /** How many there are on all pages. */
  readonly total: number;
}

/** Invitations of all members, for a page of the console; `where` names the invitation `p`, its member `m` and the referrer `f`. */
export const readReferralQueue = (
  db: Database,
  where: string,
  params: readonly SqlValue[],
): Promise<QueuedReferral[]> =>
  db.query<QueuedReferral>(
    `select p.id, p.merchant, m.username, f.username as referrer, p.version, p.status, p.reason,
       p.staked_minor as "stakedMinor", (r.rules->>'stakeMinor')::bigint as "stakeMinor",
       p.referrer_paid_minor + p.invited_paid_minor as "paidMinor", p.registered_at as "registeredAt",
       p.pay_from as "payFrom", p.decided_at as "decidedAt", count(*) over () as total
     from referral_progress p join member m on m.id = p.member_id join member f on f.id = p.referrer_id
     left join referral_rules r on r.merchant = p.merchant and r.version = p.version where ${where}`,
    params,
  );
