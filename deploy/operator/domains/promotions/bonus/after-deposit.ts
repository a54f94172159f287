import { lockMember } from '../../identity/index.ts';
import { readPromotions } from '../list/read-promotions.ts';
import { statusOf } from '../member-status.ts';
import type { PromotionsNeeds } from '../needs.ts';
import { creditBonus } from './credit.ts';

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
