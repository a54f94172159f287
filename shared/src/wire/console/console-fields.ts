import * as v from 'valibot';
import { pageFields, shortText } from '../fields.ts';

/** The console sees merchants of several currencies, so its amounts are minor units beside a currency code. */
export const money = v.object({ amountMinor: v.number(), currency: v.string() });

/** A row's number in the path. */
export const idParameter = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/)) });

/** Filter by merchant and page, for every queue. */
export const queueFields = { ...pageFields, merchant: v.optional(shortText(40)) };

/** Answer of a step: whether it changed anything, or had been taken before. */
export const stepTaken = v.object({ isChanged: v.boolean() });
