import { useTranslation } from '@tessera/shared/i18n';
import { languageTag } from '@tessera/shared/i18n/languages';
import { Checkbox } from '@tessera/shared/ui/checkbox';
import { type ConsoleMerchant, offeredLanguages, setLanguages } from '@tessera/shared/wire/console';
import { useConsoleChange } from '../../api/queries.ts';
import { saysError } from '../../chrome/step.ts';
import styles from './languages.module.css';

/** What the merchant's language picker offers; its default can't be taken away. */
export function Languages({ merchant }: { readonly merchant: ConsoleMerchant }) {
  const { t } = useTranslation('console');
  const change = useConsoleChange(setLanguages);
  const { code, languages, defaultLanguage } = merchant;
  const names = new Intl.DisplayNames([document.documentElement.lang || 'en'], { type: 'language' });
  const flip = (language: (typeof offeredLanguages)[number], isOn: boolean) => {
    const wanted = offeredLanguages.filter((known) => (known === language ? isOn : languages.includes(known)));
    // The picker keeps the merchant's own order; what is new comes last.
    wanted.sort((a, b) => (languages.indexOf(a) + 1 || 99) - (languages.indexOf(b) + 1 || 99));
    change.mutate({ code, languages: wanted }, { onError: saysError });
  };
  return (
    <fieldset className={styles.languages}>
      <legend>{t('switches.languages')}</legend>
      {offeredLanguages.map((language) => (
        <Checkbox
          key={language}
          checked={languages.includes(language)}
          isDisabled={language === defaultLanguage || change.isPending}
          onChange={(event) => flip(language, event.target.checked)}
        >
          {names.of(languageTag(language))}
        </Checkbox>
      ))}
    </fieldset>
  );
}
