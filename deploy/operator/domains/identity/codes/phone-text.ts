import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A mobile number in the form in which it is stored and compared. */
export interface Mobile {
  readonly dialingCode: string;
  readonly number: string;
}

/** What people put between the digits of a number. */
const separators = /[\s().-]/g;
const mayBeNumber = /^\+?\d{6,15}$/;

interface Home {
  /** Where a number belongs that names no country itself: by country, or by dialing code. */
  readonly country?: string;
  readonly dialingCode?: string;
}

/** A text that may be a phone number, without what separates its digits; undefined if it can be none. */
export function phoneDigits(text: string): string | undefined {
  const digits = text.replace(separators, '');
  return mayBeNumber.test(digits) ? digits : undefined;
}

/** The number that a text names, as libphonenumber normalises it: `0912 345 678` is 84 912345678 in Vietnam. */
export function readPhone(text: string, { country, dialingCode }: Home): Mobile | undefined {
  const digits = phoneDigits(text);
  const parsed =
    digits &&
    parsePhoneNumberFromString(digits, {
      ...(country ? { defaultCountry: country as CountryCode } : {}),
      ...(dialingCode ? { defaultCallingCode: dialingCode } : {}),
      extract: false,
    });
  return parsed ? { dialingCode: parsed.countryCallingCode, number: parsed.nationalNumber } : undefined;
}

/** What a list of names is searched for: of a phone number the part that every way to write it has in common. */
export function searchedName(keyword: string): string {
  const digits = phoneDigits(keyword);
  if (!digits) return keyword;
  return digits.startsWith('+') ? (readPhone(digits, {})?.number ?? digits.slice(1)) : digits.replace(/^0/, '');
}
