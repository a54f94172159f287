/** The languages in which games are named. */
export const spokenLanguages = ['ko', 'en', 'vi', 'zh', 'ja', 'th'] as const;

export type SpokenLanguage = (typeof spokenLanguages)[number];

/** One name in each of them. */
export type Named = Readonly<Record<SpokenLanguage, string>>;
