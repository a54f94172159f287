import { useTranslation } from '@tessera/shared/i18n';
import { TextField, type TextFieldProps } from '@tessera/shared/ui/field';
import { useState } from 'react';
import { useCountries, useRegisterSettings } from '../../api/registration.ts';
import { type Mobile, mobileNumberOf } from '../../model/mobile.ts';
import { CountryPicker } from '../country/country-picker.tsx';
import type { Draft } from '../form/use-form-state.ts';

const digits = (code: string): string => code.replace(/^\+/, '');

/** The country that is chosen, and what a typed number comes to by the merchant's rule. In a draft the choice is kept. */
export function useMobile(draft: Draft = {}, initialCode?: string) {
  const known = useCountries();
  const countries = known.data ?? [];
  const settings = useRegisterSettings().data;
  const [chosen, setChosen] = useState(draft.country);
  const home = settings?.countryDialingCode ?? countries[0]?.countryDialingCode ?? '';
  const dialingCode = chosen?.dialingCode ?? initialCode ?? digits(home);
  // Of several countries with one code the first stands for it: the merchant's own, if it is among them.
  const first = countries.find(({ countryDialingCode }) => digits(countryDialingCode) === dialingCode);
  const countryCode = chosen?.countryCode ?? first?.countryCode;
  const rule = settings?.rules.find(({ field }) => field === 'mobileNum');
  const choose = (country: NonNullable<Draft['country']>) => {
    setChosen(country);
    draft.country = country;
  };
  const read = (typed: string): Mobile | undefined => {
    const number = mobileNumberOf(typed, rule, dialingCode);
    return number && dialingCode ? { dialingCode, number } : undefined;
  };
  // No error while the countries load; if they cannot be loaded, every number is refused.
  const isReady = dialingCode !== '' || known.isError;
  const isWrong = (typed: string): boolean => isReady && read(typed) === undefined;
  return { countryCode, dialingCode, choose, read, isReady, isWrong };
}
type MobileInput = ReturnType<typeof useMobile>;

interface Props extends Omit<TextFieldProps, 'label' | 'leading' | 'type'> {
  readonly mobile: MobileInput;
}

/** Country and number in one well. */
export function MobileField({ mobile, ...input }: Props) {
  const { t } = useTranslation('auth');
  const { countryCode, dialingCode, choose } = mobile;
  return (
    <TextField
      {...input}
      label={t('field.mobileNum')}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={24}
      leading={<CountryPicker chosen={countryCode} dialingCode={dialingCode} onChoose={choose} />}
    />
  );
}
