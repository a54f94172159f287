import { useTranslation } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/query';
import { classNames } from '@tessera/shared/ui/class-names';
import { Icon } from '@tessera/shared/ui/icons';
import { useEffect, useId, useRef } from 'react';
import type { Country } from '../../model/countries.ts';
import styles from './country-picker.module.css';
import { useCountryList } from './use-country-list.ts';

// All flags are one file of about 40 KB, which only a field that shows one asks for.
const flagsQuery = { queryKey: ['auth', 'flags'], queryFn: () => import('@tessera/shared/flags'), staleTime: Infinity };

/** A small flag; until the flags have come, and where one can't, the country's code in the same shape. The name stands beside it. */
function CountryFlag({ country }: { country: string }) {
  const { data: flags } = useQuery(flagsQuery);
  const image = flags?.flagImage(country);
  return image ? (
    <img className={styles.flag} src={image} width={24} height={16} alt="" data-flag={country} />
  ) : (
    <span className={styles.code} aria-hidden="true">
      {country}
    </span>
  );
}

interface Props {
  /** Country code; undefined until the countries are there. */
  readonly chosen: string | undefined;
  readonly dialingCode: string;
  readonly onChoose: (country: Country) => void;
}

/** Flag and dialing code before a number; its field searches the countries by name, code or dialing code. */
export function CountryPicker({ chosen, dialingCode, onChoose }: Props) {
  const { t } = useTranslation('auth');
  const { t: say } = useTranslation('ui');
  const list = useCountryList({ chosen, onChoose });
  const id = useId();
  const rows = useRef<HTMLDivElement>(null);
  const { isOpen, active, state } = list;
  useEffect(() => {
    if (isOpen) rows.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen, active]);
  return (
    <span className={styles.picker} aria-busy={state === 'loading' || undefined}>
      {chosen && !isOpen && <CountryFlag country={chosen} />}
      {isOpen && <Icon of="search" size="s" />}
      <input
        {...list.field}
        className={classNames(styles.field, isOpen && styles.open)}
        role="combobox"
        aria-label={t('mobile.country')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && list.found[active] ? `${id}-${list.found[active].countryCode}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={isOpen ? list.typed : `+${dialingCode}`}
        placeholder={isOpen ? t('mobile.search') : undefined}
      />
      <Icon of="chevron-down" size="xs" className={styles.chevron} />
      {isOpen && (
        // No stop of its own: browsers add scrolling areas to the order of Tab.
        <div ref={rows} id={id} role="listbox" tabIndex={-1} aria-label={t('mobile.country')} className={styles.list}>
          {list.found.map((country, at) => (
            <button
              key={country.countryCode}
              type="button"
              id={`${id}-${country.countryCode}`}
              role="option"
              tabIndex={-1}
              aria-selected={country.countryCode === chosen}
              className={classNames(
                styles.row,
                at === active && styles.active,
                country.countryCode === chosen && styles.chosen,
              )}
              // The press must not take the focus away before it is a click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => list.choose(country)}
            >
              <CountryFlag country={country.countryCode} />
              <span className={styles.name}>{country.name}</span>
              <span className={styles.countryPickerCode}>+{country.dialingCode}</span>
            </button>
          ))}
          {list.found.length === 0 && (
            <p className={styles.none}>{state === 'ready' ? t('mobile.noCountry') : say(`resource.${state}`)}</p>
          )}
        </div>
      )}
    </span>
  );
}
