import type { Currency } from '../money/money.ts';
import { formatAmount } from './money.ts';
import { countsInMyriads, formatMyriads } from './myriads.ts';

/**
 * An exact amount without its unit, as it is read in a sentence: in Korean `1만`, in Chinese and Japanese `1万`; elsewhere all
 * its digits, `10,000.00`, as `formatAmount` writes it beside.
 */
export function formatPlain(minor: number, currency: Currency, language: string): string {
  if (countsInMyriads(language)) return formatMyriads(minor, currency, language);
  return formatAmount(minor, currency, language);
}
