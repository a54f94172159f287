import * as v from 'valibot';

/** `82`, also when it was written `+82`. */
export const dialingCode = v.pipe(
  v.string(),
  v.transform((code) => code.trim().replace(/^\+/, '')),
  v.regex(/^\d{1,4}$/),
);

/** Digits of a mobile number; blanks, hyphens, dots and brackets between them are how people write it. */
export const mobileDigits = (typed: string): string => typed.replace(/[\s().-]/g, '');

/** A number as digits; what else it must be is the merchant's rule. */
export const mobileNumber = v.pipe(v.string(), v.transform(mobileDigits), v.regex(/^\d{4,15}$/));

/** What came by SMS or e-mail; 0 to 255 characters by spec §5, so that a wrong one is told as wrong. */
export const verificationCode = v.pipe(v.string(), v.trim(), v.maxLength(255));

/** How long the code that was just sent holds and for how long no other is sent. */
export const codeSent = v.object({ expiredMinutes: v.number() });
