import type { Currency } from '@tessera/shared/money';

/** The amount as a bank's form takes it: figures and a point, nothing else. */
export function plainDecimal(minor: number, currency: Currency): string {
  const text = (minor / 10 ** currency.exponent).toFixed(currency.exponent);
  return text.replace(/\.0+$/, '');
}
