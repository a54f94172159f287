import type { Currency } from '../money/money.ts';
import { formatAmount } from './money.ts';
import { countsInMyriads, formatMyriads } from './myriads.ts';

/** An exact amount without its unit and without decimals that are all zero: `10,000`, `12.50`; in Korean `1만`, in Chinese and Japanese `1万`. */
export function formatPlain(minor: number, currency: Currency, language: string): string {
  if (countsInMyriads(language)) return formatMyriads(minor, currency, language);
  const scale = 10 ** currency.exponent;
  if (minor % scale !== 0) return formatAmount(minor, currency, language);
  return formatAmount(minor / scale, { ...currency, exponent: 0 }, language);
}
