import { clubRankOf } from '../../identity/index.ts';
import { mayBeOffered } from '../../protection/index.ts';
import type { Facts } from '../member-status.ts';
import type { PromotionsNeeds } from '../needs.ts';
import { isNotOver, type PromotionRow, promotionColumns } from '../promotion-row.ts';

interface ClaimFacts {
  readonly id: number;
  readonly status: 'active' | 'released' | 'paid' | 'forfeited' | 'expired' | 'spent';
  /** Null if it was granted without a deposit. */
  readonly depositMinor: number | null;
  readonly bonusMinor: number;
  readonly requiredMinor: number;
  readonly doneMinor: number;
  readonly claimedAtMs: number;
  /** Null if it was cash from the start. */
  readonly expiresAtMs: number | null;
}

/** A member's last application, as it is stored. */
export interface ApplicationFacts {
  readonly id: number;
  readonly status: 'pending' | 'approved' | 'rejected';
  readonly comment: string;
  readonly pictures: number;
  readonly reason: string | null;
  readonly grantedMinor: number | null;
  readonly sentAtMs: number;
  readonly decidedAtMs: number | null;
}

interface Row extends PromotionRow {
  readonly participation: Facts['participation'];
  readonly claim: ClaimFacts | null;
  readonly application: ApplicationFacts | null;
  /** Days in a row on which the member signed in for it, the last of them, and today in the merchant's calendar. */
  readonly daysInARow: number;
  readonly lastSignedDay: string | null;
  readonly today: string;
  readonly tomorrowAt: Date;
  readonly depositId: number | null;
  readonly depositMinor: number | null;
  readonly depositAt: Date | null;
  readonly hasWithdrawnSince: boolean;
  readonly hasStakedSince: boolean;
  readonly hasPendingDeposit: boolean;
  readonly hasOtherActive: boolean;
  readonly hasCashAway: boolean;
  readonly bonusBalanceMinor: number;
  readonly clubRank: number;
  readonly registeredAt: Date;
  readonly isOpenToOffers: boolean;
  readonly isInSegment: boolean;
  /** When a version was accepted that is no longer the current one. */
  readonly acceptedAt: Date | null;
}

/** A promotion with one member's part in it. */
export interface PromotionForMember {
  readonly promotion: PromotionRow;
  readonly facts: Facts;
  readonly claim: ClaimFacts | null;
  readonly application: ApplicationFacts | null;
  readonly tomorrowAt: Date;
  readonly depositId: number | null;
  readonly bonusBalanceMinor: number;
  readonly acceptedAt: Date | null;
}

const knowledge = `
  select ${promotionColumns}, part.status as participation, own.claim, applied.application,
    d.id as "depositId", d.amount_minor as "depositMinor", d.decided_at as "depositAt",
    coalesce(exists (select 1 from withdrawal w where w.member_id = $2 and w.created_at >= d.decided_at
      and w.returned_minor < w.amount_minor)
      or exists (select 1 from upline_transfer t where t.member_id = $2 and t.created_at >= d.decided_at)
      or exists (select 1 from downline_transfer t where t.member_id = $2 and t.created_at >= d.decided_at), false) as "hasWithdrawnSince",
    coalesce(has_staked_since($1, $2, d.id), false) or exists (select 1 from ledger_account a where a.merchant = $1
      and a.owner = 'player:' || $2::bigint and a.kind = 'chase_hold' and a.balance_minor > 0) as "hasStakedSince",
    exists (select 1 from deposit w where w.member_id = $2 and w.status = 'pending') as "hasPendingDeposit",
    exists (select 1 from promotion_claim o where o.member_id = $2 and o.status = 'active' and o.promotion_id <> p.id)
      or has_bonus_remainder($1, $2) as "hasOtherActive",
    exists (select 1 from ledger_account a where a.merchant = $1 and a.owner = 'player:' || $2::bigint and a.balance_minor > 0
      and (a.kind like 'vendor\\_wallet:%' or a.kind in ('transfer_transit', 'chase_hold'))) as "hasCashAway",
    bonus_balance($1, $2) as "bonusBalanceMinor", who.club_rank as "clubRank", who.created_at as "registeredAt",
    ${mayBeOffered('$2', '$4')} as "isOpenToOffers", is_in_segment($2, r.rules->'eligibility'->'segment') as "isInSegment",
    to_char($4::timestamptz at time zone zone.name, 'YYYY-MM-DD') as today,
    (date_trunc('day', $4::timestamptz at time zone zone.name) + interval '1 day') at time zone zone.name as "tomorrowAt",
    coalesce(signed.days, 0) as "daysInARow", signed."lastDay" as "lastSignedDay",
    case when accepted.version <> p.version then accepted.at end as "acceptedAt"
  from promotion p
  join member who on who.id = $2
  join lateral (select m.profile->>'timeZone' as name from merchant m where m.code = p.merchant) zone on true
  left join promotion_participation part on part.member_id = $2 and part.promotion_id = p.id
  left join lateral (
    select jsonb_build_object('id', c.id, 'status', c.status, 'depositMinor', c.deposit_minor, 'bonusMinor', c.bonus_minor,
      'requiredMinor', c.required_minor, 'doneMinor', c.done_minor,
      'claimedAtMs', floor(extract(epoch from c.claimed_at) * 1000)::bigint,
      'expiresAtMs', floor(extract(epoch from c.expires_at) * 1000)::bigint) as claim, c.version, c.claimed_at
    from promotion_claim c where c.member_id = $2 and c.promotion_id = p.id and c.period = '') own on true
  left join lateral (
    select jsonb_build_object('id', a.id, 'status', a.status, 'comment', a.comment, 'reason', a.reason,
      'pictures', (select count(*) from promotion_picture i where i.application_id = a.id),
      'grantedMinor', a.granted_minor,
      'sentAtMs', floor(extract(epoch from a.sent_at) * 1000)::bigint,
      'decidedAtMs', floor(extract(epoch from a.decided_at) * 1000)::bigint) as application,
      a.status, a.version, a.sent_at, a.lapsed_at
    from promotion_application a where a.member_id = $2 and a.promotion_id = p.id and a.status <> 'withdrawn'
    order by a.id desc limit 1) applied on true
  -- What was accepted, if anything: it stays whatever version comes after it.
  left join lateral (
    select own.version, own.claimed_at as at where own.version is not null
    union all select applied.version, applied.sent_at where own.version is null and applied.status in ('pending', 'approved')
    union all select part.version, part.at where own.version is null and part.status = 'joined' and p.kind = 'deposit-bonus'
  ) accepted on true
  join promotion_version r on r.merchant = p.merchant and r.promotion_id = p.id
    and r.version = coalesce(accepted.version, p.version)
  -- Days in a row have the same sum of day and number from the newest; the run goes up to today or yesterday.
  left join lateral (
    select max(k.newest)::text as "lastDay", count(*) filter (where k.run = k.newest + 1
      and k.newest >= ($4::timestamptz at time zone zone.name)::date - 1) as days
    from (select s.period::date + row_number() over (order by s.period desc)::int as run, max(s.period::date) over () as newest
      from promotion_claim s where p.kind = 'sign-in' and s.member_id = $2 and s.promotion_id = p.id) k) signed on true
  left join lateral (
    select d.id, d.amount_minor, d.decided_at from deposit d
    where p.kind = 'deposit-bonus' and d.member_id = $2 and d.status = 'approved'
      and not exists (select 1 from payment y where y.deposit_id = d.id and y.status = 'reversed')
      and (r.rules->>'depositRule' = 'first-ever' or d.decided_at >= p.starts_at)
    order by d.decided_at, d.id limit 1) d on true
  where p.merchant = $1`;

/** How long a promotion that is over stays in the list of a member who took part, with nothing left to do in it. */
const shownAfterEnd = "interval '90 days'";

/**
 * What the member's list shows: what isn't over, and what is over as long as something of the member is open in it (a
 * running bonus, an application that is checked or can be claimed), and for some time whatever they took part in.
 */
const isListed = (time: `$${number}`): string => `
  -- What ended long ago without anything open is left out before anything is read of it.
  (p.ends_at is null or p.ends_at > ${time}::timestamptz - ${shownAfterEnd}
    or p.id in (select a.promotion_id from promotion_claim a where a.member_id = $2 and a.status = 'active')
    or p.id in (select a.promotion_id from promotion_application a
      where a.member_id = $2 and a.status in ('pending', 'approved')))
  and (${isNotOver(time)}
  or own.claim->>'status' = 'active'
  or (own.claim is null and (applied.status = 'pending' or (applied.status = 'approved' and applied.lapsed_at is null)))
  or (p.ends_at > ${time}::timestamptz - ${shownAfterEnd} and (part.status = 'joined' or applied.status is not null
      or exists (select 1 from promotion_claim c where c.member_id = $2 and c.promotion_id = p.id))))`;

/** The merchant's promotions that a member's list shows (or one by id) with the member's part in each, in one round trip. */
export async function readPromotions(
  { db, clock }: Pick<PromotionsNeeds, 'db' | 'clock'>,
  merchant: string,
  memberId: number,
  id: string | null = null,
): Promise<PromotionForMember[]> {
  const now = clock.now();
  const rows = await db.query<Row>(
    `${knowledge} and ($3::text is null or p.id = $3) and ($3::text is not null or ${isListed('$4')})
     order by ${isNotOver('$4')} desc, p.position`,
    [merchant, memberId, id, now],
  );
  const [first] = rows;
  const rank = first ? await clubRankOf(db, { id: memberId, clubRank: first.clubRank }, now) : 0;
  return rows.map((row) => {
    const {
      participation,
      claim,
      application,
      daysInARow,
      lastSignedDay,
      today,
      tomorrowAt,
      depositId,
      depositMinor,
      depositAt,
    } = row;
    const { hasWithdrawnSince, hasStakedSince, hasPendingDeposit, hasOtherActive, hasCashAway, bonusBalanceMinor } =
      row;
    const { registeredAt, isOpenToOffers, isInSegment, acceptedAt, clubRank, ...promotion } = row;
    const deposit = depositAt
      ? { amountMinor: depositMinor ?? 0, decidedAt: depositAt, hasWithdrawnSince, hasStakedSince }
      : null;
    return {
      promotion,
      facts: {
        participation,
        claim,
        application,
        daysInARow,
        lastSignedDay,
        today,
        deposit,
        hasPendingDeposit,
        hasOtherActive,
        hasCashAway,
        registeredAt,
        rank,
        isOpenToOffers,
        isInSegment,
      },
      claim,
      application,
      tomorrowAt,
      depositId,
      bonusBalanceMinor,
      acceptedAt,
    };
  });
}
