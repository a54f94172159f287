/** A merchant's currency: how many decimals its minor unit has, and its symbol (spec §5, decision 31). */
export interface Currency {
  /** Registry code, e.g. `P`. */
  readonly code: string;
  /** Shown after the amount, smaller: `P`, `điểm`. */
  readonly symbol: string;
  /** Its name in languages that call it otherwise, by browser tag; `unitOf` chooses. */
  readonly symbols?: Readonly<Record<string, string>>;
  /** Decimals of the minor unit, 0 to 4; one unit is `10 ** exponent` minor units. */
  readonly exponent: number;
}

/** The currency registry (decision 31: `P` with two decimals is the default; KRW and VND have none). */
export const currencies: Readonly<Record<string, Currency>> = {
  P: { code: 'P', symbol: 'P', exponent: 2 },
  DIEM: {
    code: 'DIEM',
    symbol: 'điểm',
    symbols: { en: 'points', th: 'แต้ม', zh: '积分', ja: 'ポイント', ko: '포인트' },
    exponent: 0,
  },
  KRW: { code: 'KRW', symbol: '₩', exponent: 0 },
  VND: { code: 'VND', symbol: '₫', exponent: 0 },
  USD: { code: 'USD', symbol: '$', exponent: 2 },
};

/** Finds a currency by code; an unknown code is a configuration error and throws. */
export function currencyOf(code: string): Currency {
  const currency = currencies[code];
  if (!currency) throw new Error(`Unknown currency "${code}". Known: ${Object.keys(currencies).join(', ')}.`);
  return currency;
}

/** The unit of an amount as a reader of that language knows it. */
export const unitOf = ({ symbol, symbols }: Currency, language: string): string => symbols?.[language] ?? symbol;

/** Converts the wire's decimal to minor units; throws if the decimal is finer than the currency's minor unit. */
export function decimalToMinor(decimal: number, currency: Currency): number {
  const minor = Math.round(decimal * 10 ** currency.exponent);
  if (!Number.isSafeInteger(minor) || Math.abs(minor / 10 ** currency.exponent - decimal) > 1e-9) {
    throw new RangeError(`${decimal} has more decimals than ${currency.code} allows (${currency.exponent}).`);
  }
  return minor;
}

/** Converts minor units to the wire's decimal. */
export function minorToDecimal(minor: number, currency: Currency): number {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${minor} is not an integer amount of minor units.`);
  return minor / 10 ** currency.exponent;
}
