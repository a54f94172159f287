/** What a deposit bonus is reckoned from; amounts in minor units. */
export interface DepositBonusTerms {
  /** Bonus in whole percent of the deposit. */
  readonly percent: number;
  readonly capMinor: number;
  /** Turnover in percent of deposit and bonus together; 0 is none. */
  readonly wageringPercent: number;
}

/**
 * The bonus of a deposit in minor units, cut to whole ones, and the turnover that turns it into cash. The operator credits by
 * it and the deposit page tells it beforehand, so that the two never differ.
 */
export function depositBonus({ percent, capMinor, wageringPercent }: DepositBonusTerms, depositMinor: number) {
  const bonusMinor = Math.min(capMinor, Math.floor((depositMinor * percent) / 100));
  const requiredMinor = Math.ceil(((depositMinor + bonusMinor) * wageringPercent) / 100);
  return { bonusMinor, requiredMinor };
}
