import { useTranslation } from '@tessera/shared/i18n';
import { Checkbox } from '@tessera/shared/ui/checkbox';
import { type ConsoleMerchant, offeredLanguages } from '@tessera/shared/wire/console';
import { type Change, languagesWith } from './changes.ts';
import { languageName } from './language-name.ts';
import styles from './languages.module.css';

interface Props {
  readonly merchant: ConsoleMerchant;
  readonly changes: readonly Change[];
  readonly onChange: (change: Change) => void;
}

/** The languages of the merchant's picker; its default cannot be removed. */
export function Languages({ merchant: { languages, defaultLanguage }, changes, onChange }: Props) {
  const { t } = useTranslation('console');
  const offered = languagesWith(languages, changes);
  return (
    <fieldset className={styles.languages}>
      <legend>{t('switches.languages')}</legend>
      {offeredLanguages.map((language) => (
        <Checkbox
          key={language}
          checked={offered.includes(language)}
          isDisabled={language === defaultLanguage}
          onChange={(event) => onChange({ kind: 'language', name: language, to: event.target.checked })}
        >
          {languageName(language)}
        </Checkbox>
      ))}
    </fieldset>
  );
}
