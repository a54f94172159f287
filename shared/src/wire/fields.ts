import * as v from 'valibot';

/** A whole number that may be in a query string. */
export const wholeNumber = (minimum: number, maximum: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(minimum),
    v.maxValue(maximum),
  );

/** An id from a list. */
export const rowId = wholeNumber(1, Number.MAX_SAFE_INTEGER);

/** Milliseconds since the epoch, up to the year 2100: later than any record, and within the range of every database. */
export const timestampMs = wholeNumber(0, 4_102_444_800_000);

/** A text that other operators send as a number. */
export const textOrNumber = v.union([v.string(), v.pipe(v.number(), v.transform(String))]);

/** One value or several, as repeated keys of a query string. */
export const listOf = <S extends v.GenericSchema<string, string>>(item: S) =>
  v.pipe(
    v.union([v.array(item), item]),
    v.transform((value) => (Array.isArray(value) ? value : [value]) as v.InferOutput<S>[]),
  );

/** Page counting from 1. */
export const pageFields = {
  page: v.optional(wholeNumber(1, 100_000), 1),
  pageSize: v.optional(wholeNumber(1, 100), 20),
};

/** Text within a length, trimmed. */
export const shortText = (maximum: number) => v.pipe(v.string(), v.trim(), v.maxLength(maximum));
/** Text that is not only blanks. */
export const filledText = (maximum: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maximum));

/** A password as typed: never trimmed, because it is compared as typed. */
export const password = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** Client-generated idempotency key; reuse it for retries, so that a retry cannot act twice. */
export const requestId = v.pipe(v.string(), v.uuid());

/** The answer of a call of which only the success counts; whatever value comes with it is ignored. */
export const done = v.pipe(
  v.optional(v.unknown()),
  v.transform(() => null),
);
