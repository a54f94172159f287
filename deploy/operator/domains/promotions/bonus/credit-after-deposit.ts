import { lockMember } from '../../identity/index.ts';
import { readPromotions } from '../list/read-promotions.ts';
import { statusOf } from '../member-status.ts';
import type { PromotionsNeeds } from '../needs.ts';
import { creditBonus } from './grant.ts';

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
      // One bonus at a time: the next one can be claimed when this one has ended.
      if (await creditBonus(context, merchant, memberId, known)) return;
    }
  });
}
