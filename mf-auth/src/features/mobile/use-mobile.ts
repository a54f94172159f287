import { useState } from 'react';
import { useCountries } from '../../api/get-countries.ts';
import { useRegisterSettings } from '../../api/get-register-settings.ts';
import { type Mobile, mobileNumberOf } from '../../model/mobile.ts';

/** The dialing code that is chosen, and what a typed number comes to by the merchant's rule. */
export function useMobile(initialCode?: string) {
  const countries = useCountries().data ?? [];
  const settings = useRegisterSettings().data;
  const [chosen, choose] = useState(initialCode);
  const home = settings?.countryDialingCode ?? countries[0]?.countryDialingCode ?? '';
  const dialingCode = (chosen ?? home).replace(/^\+/, '');
  const rule = settings?.rules.find(({ field }) => field === 'mobileNum');
  const read = (typed: string): Mobile | undefined => {
    const number = mobileNumberOf(typed, rule);
    return number && dialingCode ? { dialingCode, number } : undefined;
  };
  return { countries, dialingCode, choose, read };
}
export type MobileInput = ReturnType<typeof useMobile>;
