import { faultOf, mobileDigits, type RegisterRule } from '@tessera/shared/wire/auth';

/** A number as the operator takes it. */
export interface Mobile {
  readonly dialingCode: string;
  readonly number: string;
}

/** What a number must be where the merchant has no rule for it. */
const anyNumber = { required: true, acceptedPattern: '[0-9]+', minLength: 6, maxLength: 15 } as const;

/** The digits of what was typed. The code of the chosen country may be typed once more: `+84 912 345 678`. */
export function nationalNumberOf(typed: string, dialingCode = ''): string {
  const digits = mobileDigits(typed.trim());
  return dialingCode && digits.startsWith(`+${dialingCode}`) ? digits.slice(dialingCode.length + 1) : digits;
}

/**
 * The number that was typed, or `undefined` when the merchant's rule refuses it; one that is not asked for at registering
 * still has a form.
 */
export function mobileNumberOf(
  typed: string,
  rule: RegisterRule | undefined,
  dialingCode?: string,
): string | undefined {
  const number = nationalNumberOf(typed, dialingCode);
  return number === '' || faultOf(rule ?? anyNumber, number) ? undefined : number;
}

/** `82 1012345678`, as the cookie keeps it. */
export const writeMobile = ({ dialingCode, number }: Mobile): string => `${dialingCode} ${number}`;

export function readMobile(kept: string | undefined): Mobile | undefined {
  const [dialingCode, number] = kept?.split(' ') ?? [];
  return dialingCode && number ? { dialingCode, number } : undefined;
}

/** Whether it has the form of an address; whether it is one is known only by whoever gets the mail. */
export const isEmail = (text: string): boolean => text.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
