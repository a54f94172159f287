import { SanitisedHtml } from '@tessera/shared/html';
import { useTranslation } from '@tessera/shared/i18n';
import { TextAreaField, TextField } from '@tessera/shared/ui/field';
import { Segmented } from '@tessera/shared/ui/segmented';
import { offeredLanguages, promotionTextMaximum } from '@tessera/shared/wire/console';
import { useState } from 'react';
import type { Language } from '../../switches/changes.ts';
import { languageName } from '../../switches/language-name.ts';
import { FormPanel, type FormParts, useErrorOf } from './form-parts.tsx';
import type { TypedPromotion, TypedText } from './promotion-form.ts';
import styles from './write.module.css';

const noText: TypedText = { title: '', summary: '', terms: '' };
const parts = ['title', 'summary', 'terms'] as const;

/** Languages in which something of the text is missing. */
const missingLanguages = ({ texts }: Pick<TypedPromotion, 'texts'>): readonly Language[] =>
  offeredLanguages.filter((language) => parts.some((part) => !texts[language]?.[part].trim()));

/** Title, summary and terms in each language, one language at a time. */
export function TextsPart({ parts: form }: { readonly parts: FormParts }) {
  const { t } = useTranslation('console');
  const { typed, set, options, refusalOf } = form;
  const errorOf = useErrorOf(form);
  const [language, setLanguage] = useState<Language>(options.defaultLanguage);
  const text = typed.texts[language] ?? noText;
  const missing = missingLanguages(typed);
  const change = (part: Partial<TypedText>) => set({ texts: { ...typed.texts, [language]: { ...text, ...part } } });
  const isRefused = (one: Language) =>
    ['', '.title', '.summary', '.terms'].some((end) => refusalOf(`texts.${one}${end}`));
  const errorIn = (part: keyof TypedText) =>
    errorOf(`texts.${language}.${part}`, part) ?? errorOf(`texts.${language}`, part);
  return (
    <FormPanel name="texts">
      <div className={styles.whole}>
        <Segmented
          label={t('write.language')}
          segments={offeredLanguages.map((one) => ({
            value: one,
            label: `${languageName(one)}${isRefused(one) ? ' ⚠' : missing.includes(one) ? ' –' : ' ✓'}`,
          }))}
          value={language}
          onChange={setLanguage}
        />
        <p className={styles.note} role="status">
          {missing.length === 0
            ? t('write.noneMissing')
            : t('write.missing', { languages: missing.map(languageName).join(', ') })}
        </p>
      </div>
      <TextField
        label={t('write.field.title')}
        value={text.title}
        maxLength={promotionTextMaximum.title}
        error={errorIn('title')}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextField
        label={t('write.field.summary')}
        value={text.summary}
        maxLength={promotionTextMaximum.summary}
        error={errorIn('summary')}
        onChange={(event) => change({ summary: event.target.value })}
      />
      <TextAreaField
        className={styles.whole}
        label={t('write.field.terms')}
        hint={t('write.hint.terms')}
        rows={8}
        maxLength={promotionTextMaximum.terms}
        value={text.terms}
        error={errorIn('terms')}
        onChange={(event) => change({ terms: event.target.value })}
      />
      {text.terms.trim() !== '' && (
        <div className={styles.whole}>
          <p className={styles.note}>{t('write.termsShown')}</p>
          <SanitisedHtml html={text.terms} className={styles.terms} />
        </div>
      )}
    </FormPanel>
  );
}
