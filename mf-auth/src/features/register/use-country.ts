import { useState } from 'react';
import { type RegisterSettings, useCountries } from '../../api/registration.ts';

/** The country of the number: the merchant's own until another is chosen. */
export function useCountry({ countryDialingCode }: RegisterSettings) {
  const home = useCountries().data?.[0];
  const [chosen, choose] = useState<{ readonly countryCode: string; readonly dialingCode: string }>();
  return {
    countryCode: chosen?.countryCode ?? home?.countryCode,
    dialingCode: chosen?.dialingCode ?? countryDialingCode.replace(/^\+/, ''),
    choose,
  };
}
export type CountryChoice = ReturnType<typeof useCountry>;
