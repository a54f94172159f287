import { useTranslation } from '@tessera/shared/i18n';
import { languageTag } from '@tessera/shared/i18n/languages';
import { Button } from '@tessera/shared/ui/button';
import { Panel } from '@tessera/shared/ui/panel';
import { Segmented } from '@tessera/shared/ui/segmented';
import { Select } from '@tessera/shared/ui/select';
import { previewPromotion, type WrittenPromotion } from '@tessera/shared/wire/console';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { useState } from 'react';
import { useConsoleCall } from '../../../api/queries.ts';
import layout from '../../../chrome/form.module.css';
import { showError } from '../../../chrome/step.ts';
import { when } from '../../../format.ts';
import type { Language } from '../../switches/changes.ts';
import { languageName } from '../../switches/language-name.ts';
import styles from './write.module.css';

interface Props {
  /** Of the merchant's site. */
  readonly languages: readonly string[];
  readonly defaultLanguage: Language;
  /** The draft, or undefined after showing what is wrong in it. */
  readonly checked: () => WrittenPromotion | undefined;
}

/**
 * The page of the merchant's site that shows the draft, on the port and by the protocol of the console. The token is
 * behind `#`, which browsers send to no server.
 */
function addressOf({ host, token }: AnswerOf<typeof previewPromotion>, language: string, theme: string): string {
  const { protocol, port } = window.location;
  const query = new URLSearchParams({ theme, lang: languageTag(language) });
  return `${protocol}//${host}${port && `:${port}`}/promoDetail?${query}#preview=${token}`;
}

/** A link to the draft in the merchant's real site, in a language and a theme, for a quarter of an hour. */
export function PreviewPart({ languages, defaultLanguage, checked }: Props) {
  const { t } = useTranslation('console');
  const [language, setLanguage] = useState<string>(defaultLanguage);
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const make = useConsoleCall(previewPromotion);
  const start = () => {
    const draft = checked();
    if (draft) make.mutate(draft, { onError: showError });
  };
  return (
    <Panel
      level={2}
      title={t('write.part.preview')}
      actions={
        <Button isBusy={make.isPending} onClick={start}>
          {t('write.preview.make')}
        </Button>
      }
    >
      <p className={layout.note}>{t('write.note.preview')}</p>
      <div className={styles.actions}>
        <Select
          label={t('write.language')}
          hasMessage={false}
          options={languages.map((value) => ({ value, label: languageName(value as Language) ?? value }))}
          value={language}
          onChange={setLanguage}
        />
        <Segmented
          label={t('write.preview.theme')}
          segments={(['light', 'dark'] as const).map((value) => ({ value, label: t(`write.preview.${value}`) }))}
          value={theme}
          onChange={setTheme}
        />
        {make.data && (
          <a href={addressOf(make.data, language, theme)} target="_blank" rel="noreferrer">
            {t('write.preview.open', { until: when(make.data.expiresAtMs) })}
          </a>
        )}
      </div>
    </Panel>
  );
}
