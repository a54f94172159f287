import type { Currency } from '../money/money.ts';
import { minusSign } from './money.ts';
import { countsInMyriads, formatMyriadsCompact } from './myriads.ts';

/**
 * A short amount without its unit: 만/억, 万/亿 or 万/億 in languages that use them, K/M (or the language's own units)
 * elsewhere.
 */
export function formatCompact(minor: number, currency: Currency, language: string): string {
  if (countsInMyriads(language)) return formatMyriadsCompact(minor, currency, language);
  const units = Math.abs(minor) / 10 ** currency.exponent;
  const options = { notation: 'compact', maximumFractionDigits: 1, roundingMode: 'trunc' } as const;
  return (minor < 0 ? minusSign : '') + new Intl.NumberFormat(language, options).format(units);
}

/** As `formatCompact`, with a plus sign too; zero has no sign. */
export function formatSignedCompact(minor: number, currency: Currency, language: string): string {
  return (minor > 0 ? '+' : '') + formatCompact(minor, currency, language);
}
