import type { Currency } from '@tessera/shared/money';
import type { Language } from './texts.ts';

export type WriteAmount = (minor: number) => string;

/** Formats amounts with the currency's decimals and its symbol after them; whole amounts have no decimals. */
export function amountWriter(currency: Currency, language: Language): WriteAmount {
  const format = (digits: number) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const unit = 10 ** currency.exponent;
  const [whole, exact] = [format(0), format(currency.exponent)];
  return (minor) => `${(minor % unit === 0 ? whole : exact).format(minor / unit)} ${currency.symbol}`;
}
