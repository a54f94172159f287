import type { Currency } from '../money/money.ts';
import { formatKoreanUnits } from './korean-units.ts';
import { formatAmount } from './money.ts';

/** An exact amount without its unit and without decimals that are all zero: `10,000`, `12.50`; in Korean `1만`. */
export function formatPlain(minor: number, currency: Currency, language: string): string {
  if (language.startsWith('ko')) return formatKoreanUnits(minor, currency);
  const scale = 10 ** currency.exponent;
  if (minor % scale !== 0) return formatAmount(minor, currency, language);
  return formatAmount(minor / scale, { ...currency, exponent: 0 }, language);
}
