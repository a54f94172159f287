import * as v from 'valibot';
import { type Currency, decimalToMinor, minorToDecimal } from '../money/money.ts';

const decimal = v.pipe(v.number(), v.finite());
type AmountSchema = v.GenericSchema<number, number>;

/**
 * What a schema needs for one direction: who reads an answer accepts values that this site does not know, because
 * other operators have more of them; who writes one, sends nothing but the known, and sends a list whole.
 */
export interface MoneyCodec {
  readonly amount: AmountSchema;
  /** A list of rows. A reader leaves out rows that it cannot read, and reports them; if it can read none, the list is refused. Histories of money are plain arrays: with gaps they would be wrong. */
  readonly rows: <S extends Row>(row: S) => v.GenericSchema<v.InferInput<S>[], v.InferOutput<S>[]>;
  /** One of several values; a reader takes `instead` for others. */
  readonly known: <S extends Row, const Instead>(
    schema: S,
    instead: Instead,
  ) => v.GenericSchema<v.InferInput<S>, v.InferOutput<S> | Instead>;
  /** One of several names; a reader keeps others as they are. */
  readonly named: (schema: v.GenericSchema<string, string>) => v.GenericSchema<string, string>;
}

type Row = v.GenericSchema<unknown, unknown>;
type Lists = Omit<MoneyCodec, 'amount'>;

const strict: Lists = { rows: (row) => v.array(row), known: (schema) => schema, named: (schema) => schema };

const reported = new Set<string>();

/** Once for each fault: a list is fetched again and again. */
function report(issue: v.BaseIssue<unknown>): void {
  const fault = `[answers] row left out: ${v.getDotPath(issue)}: ${issue.message}`;
  if (!reported.has(fault)) console.warn(fault);
  reported.add(fault);
}

const text = v.pipe(v.string(), v.maxLength(32));

const tolerant: Lists = {
  rows: <S extends Row>(row: S) =>
    v.pipe(
      v.array(v.unknown() as v.GenericSchema<v.InferInput<S>>),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const read = dataset.value.flatMap((one): v.InferOutput<S>[] => {
          const { success, output, issues } = v.safeParse(row, one);
          if (success) return [output];
          report(issues[0]);
          return [];
        });
        if (read.length > 0 || dataset.value.length === 0) return read;
        addIssue({ message: 'rows.unreadable' });
        return NEVER;
      }),
    ),
  known: (schema, instead) =>
    v.union([
      schema,
      v.pipe(
        v.unknown(),
        v.transform(() => instead),
      ),
    ]),
  named: () => text,
};

function attempt(dataset: { value: number }, convert: (n: number) => number, issue: (message: string) => void): number {
  try {
    return convert(dataset.value);
  } catch (cause) {
    issue(cause instanceof Error ? cause.message : String(cause));
    return Number.NaN;
  }
}

function codec(convert: (n: number, currency: Currency) => number, lists: Lists) {
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
    const made = { amount, ...lists };
    known.set(currency.code, made);
    return made;
  };
}

/** Reads amounts: the wire's decimals become minor units. */
export const readingMoney = codec(decimalToMinor, tolerant);
/** Writes amounts: minor units become the wire's decimals. */
export const writingMoney = codec(minorToDecimal, strict);
/** Describes amounts in the wire's format; for OpenAPI. */
export const describingMoney: MoneyCodec = { amount: decimal, ...strict };
