import type { Currency } from '../money/money.ts';
import { minusSign } from './money.ts';
import { groupDigits } from './separators.ts';

export const myriad = 10_000;
const square = myriad * myriad;
const cube = square * myriad;
const grouped = (value: number): string => groupDigits(String(value), ',');

interface Names {
  /** The names of 10⁴, 10⁸ and 10¹². */
  readonly units: readonly [string, string, string];
  readonly separator: string;
  /** The names of round thousands and hundreds, in languages that use them with digits. */
  readonly thousand: string;
  readonly hundred?: string;
}

const namesOf: Readonly<Record<string, Names>> = {
  ko: { units: ['만', '억', '조'], separator: ' ', thousand: '천', hundred: '백' },
  zh: { units: ['万', '亿', '万亿'], separator: '', thousand: '千', hundred: '百' },
  ja: { units: ['万', '億', '兆'], separator: '', thousand: '千' },
};
const korean = namesOf.ko as Names;
const names = (language: string): Names | undefined => namesOf[language.slice(0, 2)];

/** Whether a language counts in ten thousands: Korean, Chinese, Japanese. */
export const countsInMyriads = (language: string): boolean => names(language) !== undefined;

/** A value below 10,000: `1천` and `5백` when round, else digits with any decimals that are not zero. */
function belowMyriad(value: number, alone: Names | undefined): string {
  if (alone && value >= 1000 && value % 1000 === 0) return `${value / 1000}${alone.thousand}`;
  if (alone?.hundred && value >= 100 && value % 100 === 0 && value < 1000) return `${value / 100}${alone.hundred}`;
  const decimals = String(Number(value.toFixed(4))).split('.')[1];
  return grouped(Math.trunc(value)) + (decimals ? `.${decimals}` : '');
}

/** The amount in units of ten thousand, exact: `30만`, `184만 2,300`, `1亿2,840万`. Without the currency's sign. */
export function formatMyriads(minor: number, currency: Currency, language: string): string {
  const own = names(language) ?? korean;
  const { units: called, separator } = own;
  const scale = 10 ** currency.exponent;
  const units = Math.trunc(Math.abs(minor) / scale);
  const rest = (units % myriad) + (Math.abs(minor) % scale) / scale;
  const parts = [
    [Math.floor(units / cube), called[2]],
    [Math.floor((units % cube) / square), called[1]],
    [Math.floor((units % square) / myriad), called[0]],
  ].flatMap(([value, name]) => (value ? [`${grouped(Number(value))}${name}`] : []));
  if (rest > 0 || parts.length === 0) parts.push(belowMyriad(rest, parts.length === 0 ? own : undefined));
  return (minor < 0 ? minusSign : '') + parts.join(separator);
}

/** The short form of the amount, truncated (never rounded up): `25.4만`, `3,412万`, `1억 2,840만`. */
export function formatMyriadsCompact(minor: number, currency: Currency, language: string): string {
  const [name] = (names(language) ?? korean).units;
  const units = Math.trunc(Math.abs(minor) / 10 ** currency.exponent);
  const sign = minor < 0 ? minusSign : '';
  if (units >= square)
    return sign + formatMyriads((units - (units % myriad)) * 10 ** currency.exponent, currency, language);
  if (units >= 1000 * myriad) return `${sign}${grouped(Math.floor(units / myriad))}${name}`;
  if (units >= myriad) return `${sign}${Math.floor(units / 1000) / 10}${name}`;
  return sign + grouped(units);
}

/** As `formatMyriads`, in Korean. */
export const formatKoreanUnits = (minor: number, currency: Currency): string => formatMyriads(minor, currency, 'ko');
