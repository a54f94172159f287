import { languageTag } from '@tessera/shared/i18n/languages';
import { type SpokenLanguage, spokenLanguages } from './catalogue/names.ts';

export type { SpokenLanguage };

/** The language in which a reader of one of the site's languages finds games named: English unless there is their own. */
export const spokenLanguage = (language: string): SpokenLanguage =>
  spokenLanguages.find((spoken) => spoken === languageTag(language)) ?? 'en';
