import { claimPromotion, leavePromotion } from '@tessera/shared/wire/promotions';
import { Refusal } from '../../../platform/http/refusal.ts';
import { requireRealAccount } from '../../cashier/index.ts';
import type { Member } from '../../identity/index.ts';
import { withdrawApplication } from '../applications/application-store.ts';
import { countCodeTry, requireCode } from '../code-tries.ts';
import { ownPart } from '../list/own-part.ts';
import { type PromotionForMember, readPromotions } from '../list/read-promotions.ts';
import { statusOf } from '../member-status.ts';
import type { PromotionsNeeds } from '../needs.ts';
import type { PromotionRow } from '../promotion-row.ts';
import { takeFromBudget } from '../rules/budget.ts';
import { amountOfDay } from '../sign-in-days.ts';
import { endDueBonus, forfeitBonus } from './ending.ts';
import { creditApplication, creditBonus, grantCash } from './grant.ts';
import { participate } from './participate.ts';

/** States in which a repeated request changes nothing. */
const settled: readonly string[] = ['joined', 'signed', 'applying', 'process', 'claimed'];

/** Refuses joining without the code that a promotion asks for; an application is sent with its own call. */
function assertJoinable(promotion: PromotionRow, code = ''): void {
  if (promotion.kind === 'application') throw new Refusal(400, 'promotion.application.needed');
  requireCode(promotion, code);
}

/** Credits what can be claimed, by the kind of the promotion. */
async function credit(context: PromotionsNeeds, merchant: string, memberId: number, found: PromotionForMember) {
  const { promotion, application, facts } = found;
  if (application?.grantedMinor != null)
    return creditApplication(context, { merchant, memberId, promotion, amountMinor: application.grantedMinor });
  if (promotion.dailyMinor) {
    const amountMinor = amountOfDay(promotion.dailyMinor, facts.daysInARow);
    const isGranted = await takeFromBudget(context.db, merchant, promotion.id, amountMinor);
    if (!isGranted) throw new Refusal(400, 'promotion.budget.spent');
    await grantCash(context, { merchant, memberId, promotion, amountMinor }, facts.today);
    return;
  }
  if (!(await creditBonus(context, merchant, memberId, found))) throw new Refusal(400, 'promotion.budget.spent');
}

export function answerClaiming(context: PromotionsNeeds): void {
  const { routes, clock, withMember } = context;

  async function known(merchant: string, member: Member, id: string): Promise<PromotionForMember> {
    const [found] = await readPromotions(context, merchant, member.id, id);
    if (!found) throw new Refusal(404, 'promotion.unknown');
    return found;
  }

  routes.handleMember(claimPromotion, async ({ merchant, member, request: { promotionId, code } }) => {
    const claim = async () => {
      const found = await known(merchant.code, member, promotionId);
      const { state, reasonCode } = statusOf(found.promotion, found.facts, clock.now());
      if (state === 'information' || state === 'coming-soon' || state === 'closed') {
        throw new Refusal(400, 'promotion.not.claimable');
      }
      requireRealAccount(member);
      if (settled.includes(state)) return false;
      if (state === 'join') {
        assertJoinable(found.promotion, code);
        await participate(context, member.id, found.promotion, 'joined');
        return false;
      }
      if (reasonCode === 'offers.closed') throw new Refusal(403, reasonCode);
      if ((state !== 'claim' && state !== 'issued') || reasonCode)
        throw new Refusal(400, reasonCode ?? 'promotion.not.claimable');
      await credit(context, merchant.code, member.id, found);
      return true;
    };
    const isCredited = await countCodeTry(context, member.id, code, () => withMember(member.id, claim));
    const own = await ownPart(context, merchant, member, await known(merchant.code, member, promotionId));
    return { promotionId, isCredited, own };
  });

  routes.handleMember(leavePromotion, async ({ merchant, member, request: { promotionId } }) => {
    requireRealAccount(member);
    await endDueBonus(context, member.id);
    await withMember(member.id, async () => {
      const { promotion, facts, claim, application } = await known(merchant.code, member, promotionId);
      const { state, canLeave } = statusOf(promotion, facts, clock.now());
      if (claim?.status === 'active') await forfeitBonus(context, claim.id);
      else if (application?.status === 'pending') await withdrawApplication(context, application.id);
      else if (canLeave) await participate(context, member.id, promotion, 'left');
      else if (claim?.status !== 'forfeited' && state !== 'join') throw new Refusal(400, 'promotion.not.joined');
    });
    return {
      promotionId,
      own: await ownPart(context, merchant, member, await known(merchant.code, member, promotionId)),
    };
  });
}
