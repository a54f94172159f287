import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { depositBonus, type getDepositSettings } from '@tessera/shared/wire/wallet';

/** One of the bonuses that the next deposit may bring. */
export type DepositBonus = AnswerOf<typeof getDepositSettings>['bonuses'][number];

/** What a bonus makes of an amount, in minor units; undefined while there is no amount that it is for. */
export function bonusOf(bonus: DepositBonus, amountMinor: number | undefined) {
  if (!amountMinor || belowBonus(bonus, amountMinor)) return undefined;
  return depositBonus({ ...bonus, capMinor: bonus.cap }, amountMinor);
}

/** What stands for "no bonus" among the choices. */
export const withoutBonus = '';

/** The bonus that comes with the deposit: none, unless the member chose one, here or on the promotion's own page before. */
export function chosenBonus(
  bonuses: readonly DepositBonus[],
  promotionId: string | undefined,
): DepositBonus | undefined {
  return bonuses.find((bonus) => (promotionId === undefined ? bonus.isJoined : bonus.promotionId === promotionId));
}

export function belowBonus(bonus: DepositBonus | undefined, amountMinor: number | undefined): 'belowBonus' | undefined {
  return bonus && amountMinor && amountMinor < bonus.minimumDeposit ? 'belowBonus' : undefined;
}
