import type { Currency } from '../money/money.ts';
import { minusSign } from './money.ts';
import { groupDigits } from './separators.ts';

const man = 10_000;
const eok = man * man;
const jo = eok * man;
const grouped = (value: number): string => groupDigits(String(value), ',');

/** What is under 10,000: `1천` and `5백` when round, else the figures with any decimals that are not zero. */
function belowMan(value: number, isAlone: boolean): string {
  if (isAlone && value >= 1000 && value % 1000 === 0) return `${value / 1000}천`;
  if (isAlone && value >= 100 && value % 100 === 0 && value < 1000) return `${value / 100}백`;
  const whole = Math.trunc(value);
  const decimals = String(Number(value.toFixed(4))).split('.')[1];
  return grouped(whole) + (decimals ? `.${decimals}` : '');
}

/** The amount read back in 만 and 억, exact to the last unit: `30만`, `184만 2,300`, `1억 2,840만`. Without the currency's sign. */
export function formatKoreanUnits(minor: number, currency: Currency): string {
  const scale = 10 ** currency.exponent;
  const units = Math.trunc(Math.abs(minor) / scale);
  const rest = (units % man) + (Math.abs(minor) % scale) / scale;
  const parts = [
    [Math.floor(units / jo), '조'],
    [Math.floor((units % jo) / eok), '억'],
    [Math.floor((units % eok) / man), '만'],
  ].flatMap(([value, name]) => (value ? [`${grouped(Number(value))}${name}`] : []));
  if (rest > 0 || parts.length === 0) parts.push(belowMan(rest, parts.length === 0));
  return (minor < 0 ? minusSign : '') + parts.join(' ');
}

/** The amount to be read at a glance, cut (never rounded up): `25.4만`, `3,412만`, `1억 2,840만`. */
export function formatKoreanCompact(minor: number, currency: Currency): string {
  const units = Math.trunc(Math.abs(minor) / 10 ** currency.exponent);
  const sign = minor < 0 ? minusSign : '';
  if (units >= eok) return sign + formatKoreanUnits((units - (units % man)) * 10 ** currency.exponent, currency);
  if (units >= 1000 * man) return `${sign}${grouped(Math.floor(units / man))}만`;
  if (units >= man) return `${sign}${Math.floor(units / 1000) / 10}만`;
  return sign + grouped(units);
}
