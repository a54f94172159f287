import { one } from '@tessera/database/database';
import { dayMs } from '../../../platform/clock/durations.ts';
import { bonusPaid, houseOwner, playerOwner } from '../../ledger/index.ts';
import type { PromotionForMember } from '../list/read-promotions.ts';
import { bonusFor, turnoverOf } from '../member-status.ts';
import type { PromotionsNeeds } from '../needs.ts';
import type { PromotionRow } from '../promotion-row.ts';
import { takeFromBudget } from '../rules/budget.ts';

type Parts = Pick<PromotionsNeeds, 'db' | 'clock' | 'ledger'>;

interface Grant {
  readonly merchant: string;
  readonly memberId: number;
  readonly promotion: PromotionRow;
  readonly amountMinor: number;
}

/** Credits bonus money that has to be wagered, claim and movement together; inside a transaction that holds the member. */
export async function grantBonus(
  { db, clock, ledger }: Parts,
  grant: Grant,
  requiredMinor: number,
  deposit: { readonly id: number | null; readonly amountMinor: number } | null = null,
): Promise<void> {
  const { merchant, memberId, promotion, amountMinor } = grant;
  if (promotion.daysToWager === null) throw new Error(`${promotion.id} gives no bonus.`);
  const at = clock.now();
  const rows = await db.query<{ id: number }>(
    `insert into promotion_claim (merchant, promotion_id, version, is_bonus, member_id, status, deposit_id, deposit_minor,
       bonus_minor, required_minor, contribution, maximum_bet_minor, claimed_at, expires_at)
     values ($1, $2, $12, true, $3, 'active', $4, $5, $6, $7, $8::jsonb, $9, $10, $11) returning id`,
    [
      merchant,
      promotion.id,
      memberId,
      deposit?.id ?? null,
      deposit?.amountMinor ?? null,
      amountMinor,
      requiredMinor,
      JSON.stringify(promotion.contribution),
      promotion.maximumBetMinor,
      at,
      new Date(at.getTime() + promotion.daysToWager * dayMs),
      promotion.version,
    ],
  );
  const { id } = one(rows);
  const posted = await ledger.post({
    merchant,
    key: `promotion-claim:${id}`,
    kind: 'bonus',
    reference: `promotion:${promotion.id}`,
    lines: [
      { account: { owner: houseOwner, kind: 'bonus_expense' }, amountMinor: -amountMinor },
      { account: { owner: playerOwner(memberId), kind: 'player_bonus' }, amountMinor },
    ],
    meta: { claimId: id },
  });
  await db.query(
    `update promotion_claim set after_entry_id = (select max(id) from ledger_entry where movement_id = $2) where id = $1`,
    [id, posted.id],
  );
}

/**
 * Credits cash, once for a member, promotion and period (empty for a promotion that pays once); false when it was credited
 * before, and then nothing happens. Inside a transaction that holds the member.
 */
export async function grantCash({ db, clock, ledger }: Parts, grant: Grant, period: string): Promise<boolean> {
  const { merchant, memberId, promotion, amountMinor } = grant;
  const fresh = await db.query<{ id: number }>(
    `insert into promotion_claim (merchant, promotion_id, version, is_bonus, member_id, period, status, bonus_minor, claimed_at, ended_at)
     values ($1, $2, $7, false, $3, $4, 'paid', $5, $6, $6) on conflict do nothing returning id`,
    [merchant, promotion.id, memberId, period, amountMinor, clock.now(), promotion.version],
  );
  const [claim] = fresh;
  if (!claim) return false;
  const key = `promotion-claim:${claim.id}`;
  await ledger.post({
    ...bonusPaid({ merchant, key, reference: `promotion:${promotion.id}`, memberId, amountMinor }),
    meta: { claimId: claim.id, ...(period ? { period } : {}) },
  });
  return true;
}

/** Credits a deposit bonus that may be claimed; false when the budget no longer suffices, and then nothing happens. */
export async function creditBonus(
  parts: Parts,
  merchant: string,
  memberId: number,
  { promotion, facts, depositId }: PromotionForMember,
): Promise<boolean> {
  if (!facts.deposit) throw new Error(`${promotion.id} has no deposit.`);
  const { amountMinor } = facts.deposit;
  const { bonusMinor, requiredMinor } = bonusFor(promotion, amountMinor);
  if (!(await takeFromBudget(parts.db, merchant, promotion.id, bonusMinor))) return false;
  const grant = { merchant, memberId, promotion, amountMinor: bonusMinor };
  await grantBonus(parts, grant, requiredMinor, { id: depositId, amountMinor });
  return true;
}

/**
 * Credits what an application was granted: cash, or bonus money where its rules ask for turnover. Its budget was taken when
 * it was granted.
 */
export async function creditApplication(parts: Parts, grant: Grant): Promise<void> {
  const requiredMinor = turnoverOf(grant.promotion, grant.amountMinor);
  if (requiredMinor > 0) await grantBonus(parts, grant, requiredMinor);
  else await grantCash(parts, grant, '');
}
