import type { Named } from './catalogue/words/word-table.ts';

export type SpokenLanguage = keyof Named;

const spoken: Readonly<Record<string, SpokenLanguage>> = { KO: 'ko', VI: 'vi', EN: 'en' };

/** The language in which a reader of one of the site's languages finds games named: English unless there is their own. */
export const spokenLanguage = (language: string): SpokenLanguage => spoken[language] ?? 'en';
