import {
  getAvailablePromotions,
  getMerchantAvailablePromotions,
  getPromotionCategories,
} from '@tessera/shared/wire/promotions';
import { isTrial } from '../../identity/index.ts';
import { endDueBonus } from '../bonus/ending.ts';
import type { PromotionsNeeds } from '../needs.ts';
import { isNotOver, type Localized, localizedText, type PromotionRow, promotionColumns } from '../promotion-row.ts';
import { currentVersion } from '../rules/version-store.ts';
import { ownPart } from './own-part.ts';
import { readPromotions } from './read-promotions.ts';
import { wirePromotion } from './wire-promotion.ts';

export function answerLists(context: PromotionsNeeds): void {
  const { routes, db, clock } = context;

  routes.handle(getMerchantAvailablePromotions, async ({ merchant, language }) => {
    const rows = await db.query<PromotionRow>(
      `select ${promotionColumns} from promotion p ${currentVersion}
       where p.merchant = $1 and ${isNotOver('$2')} order by p.position`,
      [merchant.code, clock.now()],
    );
    return { list: rows.map((row) => wirePromotion(row, language, merchant)) };
  });

  routes.handleMember(getAvailablePromotions, async ({ merchant, member, language }) => {
    await endDueBonus(context, member.id);
    const known = await readPromotions(context, merchant.code, member.id);
    const list = [];
    for (const one of known) {
      const own = await ownPart(context, merchant, member, one);
      // Nothing is offered, only what the member takes part in is shown; a trial account takes part in nothing.
      if (isTrial(member) || (own.state === 'rejected' && own.reasonCode === 'offers.closed')) continue;
      list.push({ ...wirePromotion(one.promotion, language, merchant), own });
    }
    return { list };
  });

  routes.handle(getPromotionCategories, async ({ merchant, language }) => {
    const rows = await db.query<{ code: string; names: Localized<string> }>(
      `select c.code, c.names from promotion_category c
       where c.merchant = $1 and exists (select 1 from promotion p where p.merchant = c.merchant and p.category = c.code
         and ${isNotOver('$2')}) order by c.position`,
      [merchant.code, clock.now()],
    );
    return { list: rows.map(({ code, names }) => ({ code, name: localizedText(names, language, merchant) })) };
  });
}
