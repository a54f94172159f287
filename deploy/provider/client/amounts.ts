import type { Currency } from '@tessera/shared/money';
import type { Language } from './texts.ts';

export type WriteAmount = (minor: number) => string;

/** Formats amounts as the site around the game does: the currency's decimals, and its symbol after them. */
export function amountWriter(currency: Currency, language: Language): WriteAmount {
  const { exponent, symbol } = currency;
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: exponent, maximumFractionDigits: exponent });
  return (minor) => `${format.format(minor / 10 ** exponent)} ${symbol}`;
}

/** Formats per cent as the site around the game does: one decimal. */
export function percentWriter(language: Language): (value: number) => string {
  const format = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (value) => format.format(value / 100);
}
