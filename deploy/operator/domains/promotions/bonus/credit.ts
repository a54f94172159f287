import { one } from '@tessera/database/database';
import { dayMs } from '../../../platform/clock/durations.ts';
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

/**
 * Which promotions this deposit may bring: with a choice of its own that one alone, without one what no other waiting
 * deposit was announced with. Undefined when no deposit of the member has a choice.
 */
async function choiceOf({ db }: PromotionsNeeds, memberId: number, depositId: number) {
  const rows = await db.query<{ id: number; promotionId: string | null }>(
    `select d.id, c.promotion_id as "promotionId" from promotion_deposit_choice c join deposit d on d.id = c.deposit_id
     where d.member_id = $1 and (d.id = $2 or d.status = 'pending')`,
    [memberId, depositId],
  );
  if (rows.length === 0) return undefined;
  const own = rows.find(({ id }) => id === depositId);
  const isFor = (promotionId: string): boolean =>
    own ? own.promotionId === promotionId : rows.every((other) => other.promotionId !== promotionId);
  return { isFor, hasOwn: own !== undefined };
}

/** Credits the bonus a member has joined as soon as the deposit is there; part of the deposit's own transaction. */
export function creditAfterDeposit(context: PromotionsNeeds): void {
  context.hooks.afterDeposit.push(async ({ merchant, memberId, depositId, amountMinor }) => {
    await lockMember(context.db, memberId);
    const choice = await choiceOf(context, memberId, depositId);
    const joined = (await readPromotions(context, merchant, memberId)).filter(
      ({ facts, promotion }) => facts.participation === 'joined' && promotion.kind === 'deposit-bonus',
    );
    for (const read of joined) {
      if (choice && !choice.isFor(read.promotion.id)) continue;
      const { deposit } = read.facts;
      // A bonus that was chosen with this deposit is computed from it, even if another one was credited before.
      const known =
        choice?.hasOwn && deposit
          ? { ...read, depositId, facts: { ...read.facts, deposit: { ...deposit, amountMinor } } }
          : read;
      if (statusOf(known.promotion, known.facts, context.clock.now()).state !== 'claim') continue;
      await creditBonus(context, merchant, memberId, known);
      // One bonus at a time: the next one can be claimed when this one has ended.
      return;
    }
  });
}
