import { languageTag } from '@tessera/shared/i18n/languages';
import type { Language } from './changes.ts';

/** A language's name in the language of the console. */
export const languageName = (language: Language): string | undefined =>
  new Intl.DisplayNames([document.documentElement.lang || 'en'], { type: 'language' }).of(languageTag(language));
