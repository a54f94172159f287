import { formatAmount, formatKoreanUnits } from '@tessera/shared/format';
import type { Merchant } from '../../merchants/merchant.ts';

const whole = { code: '', symbol: '', exponent: 0 };

export interface SeedAmounts {
  /** Minor units of a number of smallest deposits, the measure that fits every merchant's purse. */
  minor(smallestDeposits: number): number;
  /** The same as a person of that language reads it: `20만 P`, `200,000 P`, `200.000 điểm`. */
  written(smallestDeposits: number, language: string): string;
}

export function amountsOf({ currency, profile }: Merchant): SeedAmounts {
  const minor = (count: number) => profile.cashier.deposit.minimumMinor * count;
  return {
    minor,
    written(count, language) {
      const units = minor(count) / 10 ** currency.exponent;
      const figures =
        language === 'KO'
          ? formatKoreanUnits(minor(count), currency)
          : formatAmount(units, whole, language.toLowerCase());
      return `${figures} ${currency.symbol}`;
    },
  };
}
