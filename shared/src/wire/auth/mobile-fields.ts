import * as v from 'valibot';
import { halfWidth } from '../../format/half-width.ts';

/** `82`, also if it was written `+82`. */
export const dialingCode = v.pipe(
  v.string(),
  v.transform((code) => halfWidth(code).trim().replace(/^\+/, '')),
  v.regex(/^\d{1,4}$/),
);

/** Digits of a phone number, of any width; blanks, hyphens, dots and brackets between them are accepted. */
export const mobileDigits = (typed: string): string => halfWidth(typed).replace(/[\s().\p{Pd}\u2212\u30FC]/gu, '');

/** A number as digits; the merchant's rule decides the rest. */
export const mobileNumber = v.pipe(v.string(), v.transform(mobileDigits), v.regex(/^\d{4,15}$/));

/** A code from an SMS or e-mail; 0 to 255 characters by spec §5, so that a wrong one is reported as wrong. */
export const verificationCode = v.pipe(v.string(), v.trim(), v.maxLength(255), v.transform(halfWidth), v.trim());

/**
 * How long the sent code is valid, and how long until another can be sent. Without a number it is the 60 seconds of
 * spec §4.
 */
export const codeSent = v.object({ expiredMinutes: v.optional(v.number(), 1) });
