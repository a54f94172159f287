import { useTranslation } from '@tessera/shared/i18n';
import { TextField, type TextFieldProps } from '@tessera/shared/ui/field';
import { CountryPicker } from '../country/country-picker.tsx';
import type { MobileInput } from './use-mobile.ts';

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
