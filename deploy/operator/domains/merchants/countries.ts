import { getCountries } from '@tessera/shared/wire/system';
import dialingCodes from './dialing-codes.json' with { type: 'json' };
import type { MerchantsNeeds } from './needs.ts';

/** Dialing code of each country, by ISO code. */
export const countryCodes: Readonly<Record<string, string>> = dialingCodes;

export const dialingCodeOf = (country: string): string => countryCodes[country] ?? '';

export function answerCountries({ routes }: MerchantsNeeds): void {
  routes.handleCached(
    getCountries,
    (merchant) => merchant,
    ({ profile: { homeCountry } }) => {
      const rest = Object.keys(countryCodes).filter((country) => country !== homeCountry);
      const countries = [homeCountry, ...rest];
      return countries.map((countryCode) => ({ countryCode, countryDialingCode: dialingCodeOf(countryCode) }));
    },
  );
}
