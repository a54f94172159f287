import { formatAmount, formatKoreanUnits } from '@tessera/shared/format';
import type { Currency } from '@tessera/shared/money';

/** An exact amount without decimals that are all zero, for limits and buttons: `10,000`, `12.50`; in Korean `1만`. */
export function plainAmount(minor: number, currency: Currency, language: string): string {
  if (language.startsWith('ko')) return formatKoreanUnits(minor, currency);
  const scale = 10 ** currency.exponent;
  if (minor % scale !== 0) return formatAmount(minor, currency, language);
  return formatAmount(minor / scale, { ...currency, exponent: 0 }, language);
}

/** The amount as a bank's form takes it: figures and a point, nothing else. */
export function plainDecimal(minor: number, currency: Currency): string {
  const text = (minor / 10 ** currency.exponent).toFixed(currency.exponent);
  return text.replace(/\.0+$/, '');
}
