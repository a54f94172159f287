import * as v from 'valibot';

/** A whole number that may travel in a query string. */
export const wholeNumber = (minimum: number, maximum: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(minimum),
    v.maxValue(maximum),
  );

/** The number of one thing of a list, as the list gave it. */
export const rowId = wholeNumber(1, Number.MAX_SAFE_INTEGER);

/** Milliseconds since the epoch, up to the year 2100: further than any record, and within what every database can hold. */
export const timestampMs = wholeNumber(0, 4_102_444_800_000);

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

/** Text within bounds, trimmed. */
export const shortText = (maximum: number) => v.pipe(v.string(), v.trim(), v.maxLength(maximum));
/** Text that must hold something besides blanks. */
export const filledText = (maximum: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maximum));

/** A password as it was typed, right or wrong: never trimmed here, as it is compared as it came. */
export const password = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** Chosen by the client once per wish and sent again with every retry, so that a retry can't act twice. */
export const requestId = v.pipe(v.string(), v.uuid());
