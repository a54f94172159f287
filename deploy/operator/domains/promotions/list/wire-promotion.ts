import type { Merchant } from '../../merchants/index.ts';
import { localizedText, type PromotionRow } from '../promotion-row.ts';

/** What everybody may see of a promotion, in one language. */
export function wirePromotion(row: PromotionRow, language: string, merchant: Merchant) {
  const { title, summary, terms } = localizedText(row.texts, language, merchant);
  const { eligibility } = row;
  return {
    id: row.id,
    category: row.category,
    kind: row.kind,
    title,
    summary,
    terms,
    art: row.art,
    startsAtMs: row.startsAt.getTime(),
    endsAtMs: row.endsAt?.getTime() ?? null,
    percent: row.percent,
    cap: row.capMinor,
    minimumDeposit: row.minimumDepositMinor,
    wageringPercent: row.wageringPercent,
    maximumBet: row.maximumBetMinor,
    daysToWager: row.daysToWager,
    daysToClaim: row.daysToClaim,
    depositRule: row.depositRule,
    schedule: row.schedule,
    contribution: [...row.contribution],
    eligibility: eligibility && {
      newcomerDays: eligibility.newcomerDays,
      minimumRank: eligibility.minimumRank,
      needsCode: eligibility.code !== null,
      hasSegment: Boolean(eligibility.segment),
    },
    dailyAmounts: row.dailyMinor && [...row.dailyMinor],
    picturesNeeded: row.picturesNeeded,
    budgetLeft: row.budgetLeftMinor,
  };
}
