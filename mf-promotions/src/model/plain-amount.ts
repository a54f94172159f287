import { formatAmount, formatKoreanUnits } from '@tessera/shared/format';
import type { Currency } from '@tessera/shared/money';

/** An exact amount as conditions and buttons write it: `20만 P`, `200,000 P`, `200.000 điểm`; decimals only if there are any. */
export function plainAmount(minor: number, currency: Currency, language: string): string {
  const scale = 10 ** currency.exponent;
  const figures = language.startsWith('ko')
    ? formatKoreanUnits(minor, currency)
    : minor % scale === 0
      ? formatAmount(minor / scale, { ...currency, exponent: 0 }, language)
      : formatAmount(minor, currency, language);
  return `${figures} ${currency.symbol}`;
}
