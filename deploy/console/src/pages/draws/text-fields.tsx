import { useTranslation } from '@tessera/shared/i18n';
import { TextAreaField, TextField } from '@tessera/shared/ui/field';
import { offeredLanguages } from '@tessera/shared/wire/console';
import { languageName } from '../switches/language-name.ts';
import type { TypedTexts } from './draft.ts';

interface Props {
  readonly texts: TypedTexts;
  readonly refused: ReadonlySet<string>;
  readonly onChange: (texts: TypedTexts) => void;
}

export const noTexts: TypedTexts = Object.fromEntries(
  offeredLanguages.map((language) => [language, { title: '', detail: '' }]),
);

/** Title and detail in six languages; Korean and English are needed. */
export function TextFields({ texts, refused, onChange }: Props) {
  const { t } = useTranslation('console');
  return offeredLanguages.map((language) => {
    const text = texts[language] ?? { title: '', detail: '' };
    const set = (change: Partial<typeof text>) => onChange({ ...texts, [language]: { ...text, ...change } });
    return [
      <TextField
        key={`${language}-title`}
        label={t('draws.field.title', { language: languageName(language) })}
        value={text.title}
        onChange={({ target }) => set({ title: target.value })}
        error={refused.has(`texts.${language}.title`) ? t('draws.rule.title') : undefined}
      />,
      <TextAreaField
        key={`${language}-detail`}
        label={t('draws.field.detail', { language: languageName(language) })}
        rows={2}
        value={text.detail}
        onChange={({ target }) => set({ detail: target.value })}
        error={refused.has(`texts.${language}.detail`) ? t('draws.rule.detail') : undefined}
      />,
    ];
  });
}
