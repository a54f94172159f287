import { halfWidth } from '@tessera/shared/format';
import { Metadata } from 'libphonenumber-js/core';
import { type CountryCode, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import metadata from 'libphonenumber-js/mobile/metadata';

/** A mobile number in the form in which it is stored and compared. */
export interface Mobile {
  readonly dialingCode: string;
  readonly number: string;
}

/** What people and their keyboards put between the digits of a number, as libphonenumber reads it: dashes of every kind, brackets, dots, slashes. */
const separators = /[\s()[\]./~\p{Pd}\u2212\u30FC\u00AD\u200B\u2060]/gu;
const mayBeNumber = /^\+?\d{6,15}$/;

interface Home {
  /** Where a number belongs that names no country itself: by country, or by dialing code. */
  readonly country?: string;
  readonly dialingCode?: string;
}

/** A text that may be a phone number, without what separates its digits; undefined if it can be none. */
export function phoneDigits(text: string): string | undefined {
  const digits = halfWidth(text).replace(separators, '');
  return mayBeNumber.test(digits) ? digits : undefined;
}

function parsedPhone(text: string, { country, dialingCode }: Home) {
  const callingCode = dialingCode ?? (country && getCountryCallingCode(country as CountryCode));
  // `0082…` is `+82…`, as it is dialled from abroad.
  const digits = phoneDigits(text)?.replace(callingCode ? new RegExp(`^00(?=${callingCode})`) : /^00/, '+');
  if (!digits) return undefined;
  return parsePhoneNumberFromString(digits, {
    ...(country ? { defaultCountry: country as CountryCode } : {}),
    ...(dialingCode ? { defaultCallingCode: dialingCode } : {}),
    extract: false,
  });
}

/** The number that a text names, as libphonenumber normalises it: `0912 345 678` is 84 912345678 in Vietnam. */
export function readPhone(text: string, home: Home): Mobile | undefined {
  const parsed = parsedPhone(text, home);
  return parsed ? { dialingCode: parsed.countryCallingCode, number: parsed.nationalNumber } : undefined;
}

/**
 * The mobile number in its stored form; undefined if it is of another country or cannot be a number. Numbers with 00 are
 * services or have a dial-out prefix, which the library accepts in Korea.
 */
export function parseMobile(dialingCode: string, text: string): Mobile | undefined {
  const parsed = parsedPhone(text, { dialingCode });
  return parsed?.isPossible() && parsed.countryCallingCode === dialingCode && !parsed.nationalNumber.startsWith('00')
    ? { dialingCode, number: parsed.nationalNumber }
    : undefined;
}

/** Lengths of one kind of number, which the library has at run time and leaves out of its types. */
interface PlanWithLengths {
  type(name: 'MOBILE'): { possibleLengths(): readonly number[] } | undefined;
}

/**
 * Whether a mobile number of its country can have that many digits: in Korea 9 or 10, while other numbers have up to 14.
 * Only the length is checked, so numbers reserved for fiction pass.
 */
export function hasMobileLength({ dialingCode, number }: Mobile): boolean {
  const parsed = parsePhoneNumberFromString(`+${dialingCode}${number}`, { extract: false });
  const plan = new Metadata(metadata);
  const country = parsed?.country ?? parsed?.getPossibleCountries()[0];
  if (country) plan.selectNumberingPlan(country);
  const { numberingPlan } = plan as unknown as { numberingPlan?: PlanWithLengths };
  return numberingPlan?.type('MOBILE')?.possibleLengths().includes(number.length) ?? true;
}

/** What a list of names is searched for: of a phone number the part that every way to write it has in common. */
export function searchedName(keyword: string): string {
  const digits = phoneDigits(keyword);
  if (!digits) return keyword;
  return digits.startsWith('+') ? (readPhone(digits, {})?.number ?? digits.slice(1)) : digits.replace(/^0/, '');
}
