import * as v from 'valibot';
import { type Currency, decimalToMinor, minorToDecimal } from '../money/money.ts';

const decimal = v.pipe(v.number(), v.finite());
type AmountSchema = v.GenericSchema<number, number>;

/** What a schema needs for amounts: one schema for an amount, in one direction of conversion. */
export interface MoneyCodec {
  readonly amount: AmountSchema;
}

function attempt(dataset: { value: number }, convert: (n: number) => number, issue: (message: string) => void): number {
  try {
    return convert(dataset.value);
  } catch (cause) {
    issue(cause instanceof Error ? cause.message : String(cause));
    return Number.NaN;
  }
}

function codec(convert: (n: number, currency: Currency) => number) {
  const known = new Map<string, MoneyCodec>();
  return (currency: Currency): MoneyCodec => {
    const cached = known.get(currency.code);
    if (cached) return cached;
    const amount: AmountSchema = v.pipe(
      decimal,
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        let isRefused = false;
        const value = attempt(
          dataset,
          (n) => convert(n, currency),
          (message) => {
            isRefused = true;
            addIssue({ message });
          },
        );
        return isRefused ? NEVER : value;
      }),
    );
    const made = { amount };
    known.set(currency.code, made);
    return made;
  };
}

/** Reads amounts: the wire's decimals become minor units. */
export const readingMoney = codec(decimalToMinor);
/** Writes amounts: minor units become the wire's decimals. */
export const writingMoney = codec(minorToDecimal);
/** Describes amounts in the wire's format; for OpenAPI. */
export const describingMoney: MoneyCodec = { amount: decimal };
