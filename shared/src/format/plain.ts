import type { Currency } from '../money/money.ts';
import { formatAmount } from './money.ts';
import { countsInMyriads, formatMyriads, myriad } from './myriads.ts';

/**
 * An exact amount without its unit, as it is read in a sentence: a round one is `1만` in Korean, `1万` in Chinese and
 * Japanese. Every other has all its digits, `1,284,500.00`, as `formatAmount` writes it beside.
 */
export function formatPlain(minor: number, currency: Currency, language: string): string {
  const isRound = minor !== 0 && minor % (myriad * 10 ** currency.exponent) === 0;
  if (isRound && countsInMyriads(language)) return formatMyriads(minor, currency, language);
  return formatAmount(minor, currency, language);
}
