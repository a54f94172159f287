import { type Currency, unitOf } from '../money/money.ts';
import { groupDigits, separatorsOf } from './separators.ts';

/** The minus sign of money is U+2212, as wide as the plus. */
export const minusSign = '−';

/** The digits of an amount without its unit: `1,284,500.00`; integer arithmetic, so nothing is rounded. */
export function formatAmount(minor: number, currency: Currency, language: string): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is not an integer amount of minor units.`);
  const { group, decimal } = separatorsOf(language);
  const digits = String(Math.abs(minor)).padStart(currency.exponent + 1, '0');
  const whole = groupDigits(digits.slice(0, digits.length - currency.exponent), group);
  const fraction = currency.exponent > 0 ? decimal + digits.slice(-currency.exponent) : '';
  return (minor < 0 ? minusSign : '') + whole + fraction;
}

/** An amount with its unit, as text: `1,284,500.00 P`, `1.284.500 điểm`. */
export function formatMoney(minor: number, currency: Currency, language: string): string {
  return `${formatAmount(minor, currency, language)} ${unitOf(currency, language)}`;
}

/** As `formatAmount`, with a plus sign too; zero has no sign. */
export function formatSignedAmount(minor: number, currency: Currency, language: string): string {
  return (minor > 0 ? '+' : '') + formatAmount(minor, currency, language);
}

/** As `formatMoney`, with a plus sign too; zero has no sign. */
export function formatSignedMoney(minor: number, currency: Currency, language: string): string {
  return `${formatSignedAmount(minor, currency, language)} ${unitOf(currency, language)}`;
}

const tenthsOfPercent: Currency = { code: '%', symbol: '%', exponent: 1 };

/** A percentage (97) with one decimal in the language's format: `97.0%`, `97,0%`. */
export function formatPercent(percent: number, language: string): string {
  return `${formatAmount(Math.round(percent * 10), tenthsOfPercent, language)}%`;
}

/** A ratio (0.124) as a signed percentage with one decimal: `+12.4%`. */
export function formatSignedPercent(ratio: number, language: string): string {
  const tenths = Math.round(Math.abs(ratio) * 1000);
  const figures = formatAmount(tenths, tenthsOfPercent, language);
  if (tenths === 0) return `${figures}%`;
  return `${ratio > 0 ? '+' : minusSign}${figures}%`;
}
