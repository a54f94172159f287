import type { PromotionText } from '../../domains/promotions/index.ts';
import type { PromotionId } from './promotion-plan.ts';

/** Figures of a plan as one language writes them. */
export interface WrittenPlan {
  readonly percent: number;
  readonly cap: string;
  readonly minimum: string;
  readonly maximumBet: string;
  readonly rolling: number;
  /** A deposit of ten smallest ones, its bonus, and what both want bet. */
  readonly example: { readonly deposit: string; readonly bonus: string; readonly bet: string };
  readonly days: number;
  readonly daysToClaim: number;
  readonly trialCredit: string;
  /** What the first and the last day of a daily sign-in bring. */
  readonly minimumDay: string;
  readonly maximumDay: string;
  readonly dayCount: number;
}

export type PromotionWriters = Readonly<Record<PromotionId, (plan: WrittenPlan) => PromotionText>>;
