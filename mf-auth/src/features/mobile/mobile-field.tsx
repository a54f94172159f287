import { i18n, useTranslation } from '@tessera/shared/i18n';
import { TextField, type TextFieldProps } from '@tessera/shared/ui/field';
import { Icon } from '@tessera/shared/ui/icons';
import { useMemo } from 'react';
import styles from './mobile-field.module.css';
import type { MobileInput } from './use-mobile.ts';

interface Props extends Omit<TextFieldProps, 'label' | 'leading' | 'type'> {
  readonly mobile: MobileInput;
}

/** Country and number in one well. The country is the browser's own list: it opens, searches and closes as everywhere on that device. */
export function MobileField({ mobile, ...input }: Props) {
  const { t } = useTranslation('auth');
  const { countries, dialingCode, choose } = mobile;
  const language = i18n.language;
  const options = useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    const [home, ...rest] = countries.map(({ countryCode, countryDialingCode }) => ({
      countryCode,
      code: countryDialingCode.replace(/^\+/, ''),
      name: names.of(countryCode) ?? countryCode,
    }));
    return home ? [home, ...rest.sort((one, other) => one.name.localeCompare(other.name, language))] : [];
  }, [countries, language]);
  return (
    <TextField
      {...input}
      label={t('field.mobileNum')}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={24}
      leading={
        <span className={styles.country}>
          <span aria-hidden="true" className={styles.code}>
            +{dialingCode}
            <Icon of="chevron-down" size="xs" />
          </span>
          <select
            className={styles.list}
            aria-label={t('mobile.country')}
            value={dialingCode}
            onChange={({ target }) => choose(target.value)}
          >
            {options.length === 0 && <option value={dialingCode}>+{dialingCode}</option>}
            {options.map(({ countryCode, code, name }) => (
              <option key={countryCode} value={code}>
                {name} +{code}
              </option>
            ))}
          </select>
        </span>
      }
    />
  );
}
