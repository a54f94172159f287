import { lockMember } from '../../identity/index.ts';
import { readStandings } from '../list/read-standings.ts';
import type { PromotionsNeeds } from '../needs.ts';
import { standingOf } from '../standing.ts';
import { creditBonus } from './credit.ts';

/** Credits the bonus a member has joined as soon as the deposit is there; part of the deposit's own transaction. */
export function creditAfterDeposit(context: PromotionsNeeds): void {
  context.hooks.afterDeposit.push(async ({ merchant, memberId }) => {
    await lockMember(context.db, memberId);
    const joined = (await readStandings(context, merchant, memberId)).filter(
      ({ facts, promotion }) => facts.participation === 'joined' && promotion.kind === 'deposit-bonus',
    );
    for (const known of joined) {
      if (standingOf(known.promotion, known.facts, context.clock.now()).state !== 'claim') continue;
      await creditBonus(context, merchant, memberId, known);
      // One bonus at a time: the next one can be claimed when this one has ended.
      return;
    }
  });
}
