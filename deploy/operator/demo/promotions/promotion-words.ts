import type { Merchant } from '../../domains/merchants/index.ts';
import type { Localized, PromotionText } from '../../domains/promotions/index.ts';
import type { InEveryLanguage } from '../../platform/localized.ts';
import { amountsOf } from './amounts.ts';
import type { PlannedPromotion } from './promotion-plan.ts';
import type { PromotionWriters } from './promotion-writers.ts';
import { promotionsEn } from './promotions-en.ts';
import { promotionsJa } from './promotions-ja.ts';
import { promotionsKo } from './promotions-ko.ts';
import { promotionsTh } from './promotions-th.ts';
import { promotionsVi } from './promotions-vi.ts';
import { promotionsZh } from './promotions-zh.ts';

export const promotionWriters: InEveryLanguage<PromotionWriters> = {
  KO: promotionsKo,
  EN: promotionsEn,
  VI: promotionsVi,
  CN: promotionsZh,
  JA: promotionsJa,
  TH: promotionsTh,
};

/** The words of a seeded promotion in every language, with the merchant's own figures in them. */
export function promotionWords(plan: PlannedPromotion, merchant: Merchant): Localized<PromotionText> {
  const { minor, written } = amountsOf(merchant);
  const trialCredit = merchant.profile.cashier.trialCreditMinor / minor(1);
  const [percent, wagering] = [plan.percent ?? 0, plan.wageringPercent ?? 0];
  return Object.fromEntries(
    Object.entries(promotionWriters).map(([language, writers]) => [
      language,
      writers[plan.id]({
        percent,
        cap: written(plan.cap ?? 0, language),
        minimum: written(plan.minimumDeposit ?? 0, language),
        maximumBet: written(plan.maximumBet ?? 0, language),
        rolling: wagering,
        example: {
          deposit: written(10, language),
          bonus: written(percent / 10, language),
          bet: written(((10 + percent / 10) * wagering) / 100, language),
        },
        days: plan.daysToWager ?? 0,
        daysToClaim: plan.daysToClaim ?? 0,
        trialCredit: written(trialCredit, language),
        minimumDay: written(plan.daily?.[0] ?? 0, language),
        maximumDay: written(plan.daily?.at(-1) ?? 0, language),
        dayCount: plan.daily?.length ?? 0,
      }),
    ]),
  );
}
