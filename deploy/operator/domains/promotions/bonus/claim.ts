import { claimPromotion, leavePromotion } from '@tessera/shared/wire/promotions';
import { Refusal } from '../../../platform/http/refusal.ts';
import { requireRealAccount } from '../../cashier/index.ts';
import type { Member } from '../../identity/index.ts';
import { ownPart } from '../list/own-part.ts';
import { type PromotionForMember, readPromotions } from '../list/read-promotions.ts';
import { statusOf } from '../member-status.ts';
import type { PromotionsNeeds } from '../needs.ts';
import { creditBonus } from './credit.ts';
import { endDueBonus, forfeitBonus } from './ending.ts';
import { participate } from './participate.ts';

/** States in which a repeated request changes nothing. */
const settled: readonly string[] = ['joined', 'signed', 'applying', 'process', 'issued'];

export function answerClaiming(context: PromotionsNeeds): void {
  const { routes, clock, withMember } = context;

  async function known(merchant: string, member: Member, id: string): Promise<PromotionForMember> {
    const [found] = await readPromotions(context, merchant, member.id, id);
    if (!found) throw new Refusal(404, 'promotion.unknown');
    return found;
  }

  routes.handleMember(claimPromotion, async ({ merchant, member, request: { promotionId } }) => {
    const isCredited = await withMember(member.id, async () => {
      const found = await known(merchant.code, member, promotionId);
      const { state, reasonCode } = statusOf(found.promotion, found.facts, clock.now());
      if (state === 'information' || state === 'coming-soon' || state === 'closed') {
        throw new Refusal(400, 'promotion.not.claimable');
      }
      requireRealAccount(member);
      if (settled.includes(state)) return false;
      if (state === 'join') await participate(context, member.id, promotionId, 'joined');
      else if (state === 'claim') await creditBonus(context, merchant.code, member.id, found);
      else throw new Refusal(400, reasonCode ?? 'promotion.not.claimable');
      return state === 'claim';
    });
    const own = await ownPart(context, merchant, member, await known(merchant.code, member, promotionId));
    return { promotionId, isCredited, own };
  });

  routes.handleMember(leavePromotion, async ({ merchant, member, request: { promotionId } }) => {
    requireRealAccount(member);
    await endDueBonus(context, member.id);
    await withMember(member.id, async () => {
      const { promotion, facts, claim } = await known(merchant.code, member, promotionId);
      const { state, canLeave } = statusOf(promotion, facts, clock.now());
      if (claim?.status === 'active') await forfeitBonus(context, claim.id);
      else if (canLeave) await participate(context, member.id, promotionId, 'left');
      else if (claim?.status !== 'forfeited' && state !== 'join') throw new Refusal(400, 'promotion.not.joined');
    });
    return {
      promotionId,
      own: await ownPart(context, merchant, member, await known(merchant.code, member, promotionId)),
    };
  });
}
