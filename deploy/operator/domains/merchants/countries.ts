import { getCountries } from '@tessera/shared/wire/system';
import type { OperatorContext } from '../../context.ts';
import dialingCodes from './dialing-codes.json' with { type: 'json' };

const codes: Readonly<Record<string, string>> = dialingCodes;

export const dialingCodeOf = (country: string): string => codes[country] ?? '';

export function answerCountries({ routes }: OperatorContext): void {
  routes.handle(getCountries, async ({ merchant }) => {
    const home = merchant.profile.homeCountry;
    const rest = Object.keys(codes).filter((country) => country !== home);
    return [home, ...rest].map((countryCode) => ({ countryCode, countryDialingCode: dialingCodeOf(countryCode) }));
  });
}
