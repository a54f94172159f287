import { applyForPromotion, removeApplicationPicture, uploadApplicationPicture } from '@tessera/shared/wire/promotions';
import { dayMs, minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { createPictureRedrawer } from '../../../platform/pictures/picture-redrawer.ts';
import { requireRealAccount } from '../../cashier/index.ts';
import { requireOpenToOffers } from '../../protection/index.ts';
import { countCodeTry, requireCode } from '../code-tries.ts';
import { ownPart } from '../list/own-part.ts';
import { readPromotions } from '../list/read-promotions.ts';
import { statusOf } from '../member-status.ts';
import type { PromotionsNeeds } from '../needs.ts';
import { addApplication, sentBefore } from './application-store.ts';
import { addPicture, removePicture } from './pictures.ts';

const picturesPerTenMinutes = 15;
/** Each of them takes a person's time. */
const applicationsPerDay = 20;

/** Applications of members: their pictures first, one by one, then the application that names them. */
export function answerApplications(context: PromotionsNeeds): void {
  const { routes, db, clock, limits, withMember } = context;
  const redrawer = createPictureRedrawer();

  routes.handleMember(uploadApplicationPicture, async ({ member, request: { image } }) => {
    requireRealAccount(member);
    await requireOpenToOffers(db, member.id, clock.now());
    await limits.take('promotion-picture', String(member.id), picturesPerTenMinutes, 10 * minuteMs);
    return { id: await addPicture(context, redrawer, member.id, image) };
  });

  routes.handleMember(removeApplicationPicture, async ({ member, request: { id } }) => {
    await removePicture(db, member.id, id);
    return null;
  });

  routes.handleMember(applyForPromotion, async ({ merchant, member, request }) => {
    requireRealAccount(member);
    await limits.take('promotion-application', String(member.id), applicationsPerDay, dayMs);
    const { promotionId, code = '', ...sent } = request;
    const read = async () => {
      const [found] = await readPromotions(context, merchant.code, member.id, promotionId);
      if (!found) throw new Refusal(404, 'promotion.unknown');
      return found;
    };
    const apply = async () => {
      if (await sentBefore(context, member.id, request)) return;
      const { promotion, facts } = await read();
      const { state, reasonCode } = statusOf(promotion, facts, clock.now());
      if (reasonCode === 'offers.closed') throw new Refusal(403, reasonCode);
      const isOpen = state === 'join' || reasonCode === 'promotion.application.rejected';
      if (promotion.kind !== 'application' || !isOpen) throw new Refusal(400, reasonCode ?? 'promotion.not.claimable');
      requireCode(promotion, code);
      if (sent.pictures.length < (promotion.picturesNeeded ?? 0)) throw new Refusal(400, 'promotion.pictures.missing');
      await addApplication(context, { merchant: merchant.code, memberId: member.id, promotion, ...sent });
    };
    await countCodeTry(context, member.id, code, () => withMember(member.id, apply));
    return { promotionId, own: await ownPart(context, merchant, member, await read()) };
  });
}
