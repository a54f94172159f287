import { dayMs } from '../../../platform/clock/durations.ts';
import { one } from '../../../platform/database/database.ts';
import { lockMember } from '../../identity/index.ts';
import { houseOwner, playerOwner } from '../../ledger/index.ts';
import { type PromotionForMember, readPromotions } from '../list/read-promotions.ts';
import { bonusFor, statusOf } from '../member-status.ts';
import type { PromotionsNeeds } from '../needs.ts';

/** Credits a deposit bonus that may be claimed, claim and movement together; inside a transaction that holds the member. */
export async function creditBonus(
  { db, clock, ledger }: PromotionsNeeds,
  merchant: string,
  memberId: number,
  { promotion, facts, depositId }: PromotionForMember,
): Promise<void> {
  const depositMinor = facts.deposit?.amountMinor;
  if (depositMinor === undefined || promotion.daysToWager === null) throw new Error(`${promotion.id} has no deposit.`);
  const { bonusMinor, requiredMinor } = bonusFor(promotion, depositMinor);
  const at = clock.now();
  const rows = await db.query<{ id: number }>(
    `insert into promotion_claim (merchant, promotion_id, member_id, status, deposit_id, deposit_minor, bonus_minor,
       required_minor, contribution, maximum_bet_minor, claimed_at, expires_at)
     values ($1, $2, $3, 'active', $4, $5, $6, $7, $8::jsonb, $9, $10, $11) returning id`,
    [
      merchant,
      promotion.id,
      memberId,
      depositId,
      depositMinor,
      bonusMinor,
      requiredMinor,
      JSON.stringify(promotion.contribution),
      promotion.maximumBetMinor,
      at,
      new Date(at.getTime() + promotion.daysToWager * dayMs),
    ],
  );
  const { id } = one(rows);
  const posted = await ledger.post({
    merchant,
    key: `promotion-claim:${id}`,
    kind: 'bonus',
    reference: `promotion:${promotion.id}`,
    lines: [
      { account: { owner: houseOwner, kind: 'bonus_expense' }, amountMinor: -bonusMinor },
      { account: { owner: playerOwner(memberId), kind: 'player_bonus' }, amountMinor: bonusMinor },
    ],
    meta: { claimId: id },
  });
  await db.query(
    `update promotion_claim set after_entry_id = (select max(id) from ledger_entry where movement_id = $2) where id = $1`,
    [id, posted.id],
  );
}

/** Credits the bonus a member has joined as soon as the deposit is there; part of the deposit's own transaction. */
export function creditAfterDeposit(context: PromotionsNeeds): void {
  context.hooks.afterDeposit.push(async ({ merchant, memberId }) => {
    await lockMember(context.db, memberId);
    const joined = (await readPromotions(context, merchant, memberId)).filter(
      ({ facts, promotion }) => facts.participation === 'joined' && promotion.kind === 'deposit-bonus',
    );
    for (const known of joined) {
      if (statusOf(known.promotion, known.facts, context.clock.now()).state !== 'claim') continue;
      await creditBonus(context, merchant, memberId, known);
      // One bonus at a time: the next one can be claimed when this one has ended.
      return;
    }
  });
}
