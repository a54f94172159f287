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
  if (language === 'vi') return (minor < 0 ? minusSign : '') + inVietnamese(units);
  const options = { notation: 'compact', maximumFractionDigits: 1, roundingMode: 'trunc' } as const;
  return (minor < 0 ? minusSign : '') + new Intl.NumberFormat(language, options).format(units);
}

/** Intl writes 10 N and 1 Tr, which nobody says: 10K, 1 triệu, 1 tỷ. */
const vietnameseUnits = [
  { from: 1e9, unit: ' tỷ' },
  { from: 1e6, unit: ' triệu' },
  { from: 1e3, unit: 'K' },
] as const;

function inVietnamese(units: number): string {
  const { from, unit } = vietnameseUnits.find((step) => units >= step.from) ?? { from: 1, unit: '' };
  const options = { maximumFractionDigits: 1, roundingMode: 'trunc' } as const;
  return new Intl.NumberFormat('vi', options).format(units / from) + unit;
}

/** As `formatCompact`, with a plus sign too; zero has no sign. */
export function formatSignedCompact(minor: number, currency: Currency, language: string): string {
  return (minor > 0 ? '+' : '') + formatCompact(minor, currency, language);
}
