import * as v from 'valibot';
import { pageFields, shortText, timestampMs, wholeNumber } from '../fields.ts';

/** The console shows merchants of several currencies, so its amounts are minor units with a currency code. */
export const money = v.object({ amountMinor: v.number(), currency: v.string() });

/** An id in the path. */
export const idParameter = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) });

/** Filter by merchant, and page; for every queue. */
export const queueFields = { ...pageFields, merchant: v.optional(shortText(40)) };

const amountMinor = wholeNumber(0, 999_999_999_999_999);

/** The same for queues of money, which are also filtered by player or reference, time and amount. */
export const moneyQueueFields = {
  ...queueFields,
  /** Part of the player's name or of the reference. */
  search: v.optional(shortText(40)),
  fromMs: v.optional(timestampMs),
  /** Not included. */
  toMs: v.optional(timestampMs),
  minMinor: v.optional(amountMinor),
  maxMinor: v.optional(amountMinor),
};

/** The same field in each language of the picker, by operator language code. */
export const inEveryLanguage = <S extends v.GenericSchema<string, string>>(field: S) =>
  v.object({ KO: field, EN: field, VI: field, CN: field, JA: field, TH: field });

/** Answer of a step: whether it changed something, or had been done before. */
export const stepTaken = v.object({ isChanged: v.boolean() });
