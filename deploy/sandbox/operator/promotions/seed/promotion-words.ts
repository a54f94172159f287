import type { Merchant } from '../../merchants/merchant.ts';
import type { PromotionText, Words } from '../promotion-row.ts';
import { amountsOf } from './amounts.ts';
import { cashbackWords } from './cashback-words.ts';
import { depositWords } from './deposit-words.ts';
import { guideWords } from './guide-words.ts';
import type { PlannedPromotion } from './promotion-plan.ts';

/** Figures of a plan as one language writes them. */
export interface WrittenPlan {
  readonly percent: number;
  readonly cap: string;
  readonly minimum: string;
  readonly maximumBet: string;
  readonly rolling: number;
  readonly days: number;
  readonly daysToClaim: number;
  readonly trialCredit: string;
}

export type Writer = (plan: WrittenPlan) => PromotionText;
export type Writers = Readonly<Record<string, Readonly<Record<'KO' | 'EN' | 'VI', Writer>>>>;

const writers: Writers = { ...cashbackWords, ...depositWords, ...guideWords };

/** The words of a seeded promotion in every language, with the merchant's own figures in them. */
export function promotionWords(plan: PlannedPromotion, merchant: Merchant): Words<PromotionText> {
  const { minor, written } = amountsOf(merchant);
  const trialCredit = merchant.profile.cashier.trialCreditMinor / minor(1);
  return Object.fromEntries(
    Object.entries(writers[plan.id] ?? {}).map(([language, write]) => [
      language,
      write({
        percent: plan.percent ?? 0,
        cap: written(plan.cap ?? 0, language),
        minimum: written(plan.minimumDeposit ?? 0, language),
        maximumBet: written(plan.maximumBet ?? 0, language),
        rolling: plan.wageringPercent ?? 0,
        days: plan.daysToWager ?? 0,
        daysToClaim: plan.daysToClaim ?? 0,
        trialCredit: written(trialCredit, language),
      }),
    ]),
  );
}
