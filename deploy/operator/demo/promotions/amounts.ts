import { formatMoney } from '@tessera/shared/format';
import { languageTag } from '@tessera/shared/i18n/languages';
import type { Merchant } from '../../domains/merchants/index.ts';

export interface SeedAmounts {
  /** Minor units of a number of smallest deposits, a measure that fits every currency. */
  minor(smallestDeposits: number): number;
  /** The same as a person of that language reads it: `200,000.00 P`, `200.000 điểm`. */
  written(smallestDeposits: number, language: string): string;
}

export function amountsOf({ currency, profile }: Merchant): SeedAmounts {
  const minor = (count: number) => profile.cashier.deposit.minimumMinor * count;
  return {
    minor,
    written: (count, language) => formatMoney(minor(count), currency, languageTag(language)),
  };
}
