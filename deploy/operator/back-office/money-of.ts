import type { BackOfficeNeeds } from './needs.ts';

/** An amount of minor units with the code of its merchant's currency. */
export const moneyOf = ({ merchants }: Pick<BackOfficeNeeds, 'merchants'>, merchant: string, amountMinor: number) => ({
  amountMinor,
  currency: merchants.byCode(merchant)?.currency.code ?? '',
});
