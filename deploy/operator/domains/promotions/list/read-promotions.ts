import type { ClaimStatus } from '@tessera/shared/wire/promotions';
import type { Facts } from '../member-status.ts';
import type { PromotionsNeeds } from '../needs.ts';
import { isNotOver, type PromotionRow, promotionColumns } from '../promotion-row.ts';

interface ClaimFacts {
  readonly id: number;
  readonly status: Exclude<ClaimStatus, 'paid'>;
  readonly depositMinor: number;
  readonly bonusMinor: number;
  readonly requiredMinor: number;
  readonly doneMinor: number;
  readonly claimedAtMs: number;
  readonly expiresAtMs: number;
}

interface Row extends PromotionRow {
  readonly participation: Facts['participation'];
  readonly claim: ClaimFacts | null;
  readonly depositId: number | null;
  readonly depositMinor: number | null;
  readonly depositAt: Date | null;
  readonly hasWithdrawnSince: boolean;
  readonly hasStakedSince: boolean;
  readonly hasPendingDeposit: boolean;
  readonly hasOtherActive: boolean;
  readonly bonusBalanceMinor: number;
}

/** A promotion with one member's part in it. */
export interface PromotionForMember {
  readonly promotion: PromotionRow;
  readonly facts: Facts;
  readonly claim: ClaimFacts | null;
  readonly depositId: number | null;
  readonly bonusBalanceMinor: number;
}

const knowledge = `
  select ${promotionColumns}, part.status as participation, own.claim, d.id as "depositId", d.amount_minor as "depositMinor",
    d.decided_at as "depositAt",
    coalesce(exists (select 1 from withdrawal w where w.member_id = $2 and w.created_at >= d.decided_at
      and w.returned_minor < w.amount_minor)
      or exists (select 1 from upline_transfer t where t.member_id = $2 and t.created_at >= d.decided_at), false) as "hasWithdrawnSince",
    coalesce(has_staked_since($1, $2, d.id), false) as "hasStakedSince",
    exists (select 1 from deposit w where w.member_id = $2 and w.status = 'pending') as "hasPendingDeposit",
    exists (select 1 from promotion_claim o where o.member_id = $2 and o.status = 'active' and o.promotion_id <> p.id)
      or has_bonus_remainder($1, $2) as "hasOtherActive",
    bonus_balance($1, $2) as "bonusBalanceMinor"
  from promotion p
  left join promotion_participation part on part.member_id = $2 and part.promotion_id = p.id
  left join lateral (
    select jsonb_build_object('id', c.id, 'status', c.status, 'depositMinor', c.deposit_minor, 'bonusMinor', c.bonus_minor,
      'requiredMinor', c.required_minor, 'doneMinor', c.done_minor,
      'claimedAtMs', floor(extract(epoch from c.claimed_at) * 1000)::bigint,
      'expiresAtMs', floor(extract(epoch from c.expires_at) * 1000)::bigint) as claim
    from promotion_claim c where c.member_id = $2 and c.promotion_id = p.id and c.period = '') own on true
  left join lateral (
    select d.id, d.amount_minor, d.decided_at from deposit d
    where p.kind = 'deposit-bonus' and d.member_id = $2 and d.status = 'approved'
      and not exists (select 1 from payment y where y.deposit_id = d.id and y.status = 'reversed')
      and (p.deposit_rule = 'first-ever' or d.decided_at >= p.starts_at)
    order by d.decided_at, d.id limit 1) d on true
  where p.merchant = $1`;

/** The merchant's promotions that aren't over (or all, or one by id) with a member's part in each, in one round trip. */
export async function readPromotions(
  { db, clock }: Pick<PromotionsNeeds, 'db' | 'clock'>,
  merchant: string,
  memberId: number,
  id: string | null = null,
): Promise<PromotionForMember[]> {
  const rows = await db.query<Row>(
    `${knowledge} and ($3::text is null or p.id = $3) and ($3::text is not null or ${isNotOver('$4')})
     order by p.position`,
    [merchant, memberId, id, clock.now()],
  );
  return rows.map((row) => {
    const { participation, claim, depositId, depositMinor, depositAt, bonusBalanceMinor } = row;
    const { hasWithdrawnSince, hasStakedSince, hasPendingDeposit, hasOtherActive, ...promotion } = row;
    const deposit = depositAt
      ? { amountMinor: depositMinor ?? 0, decidedAt: depositAt, hasWithdrawnSince, hasStakedSince }
      : null;
    return {
      promotion,
      facts: { participation, claim, deposit, hasPendingDeposit, hasOtherActive },
      claim,
      depositId,
      bonusBalanceMinor,
    };
  });
}
