/** The languages in which games are named, in the order of the columns of a table. */
export const spokenLanguages = ['ko', 'en', 'vi', 'zh', 'ja', 'th'] as const;

export type SpokenLanguage = (typeof spokenLanguages)[number];

/** One word or title in each of them. */
export type Named = Readonly<Record<SpokenLanguage, string>>;

/** The same in every language, or what one makes of each. */
export const inEach = (write: (language: SpokenLanguage) => string): Named => ({
  ko: write('ko'),
  en: write('en'),
  vi: write('vi'),
  zh: write('zh'),
  ja: write('ja'),
  th: write('th'),
});

/** Reads a line of `ko | en | vi | zh | ja | th`. */
export function words(row: string): Named {
  const cells = row.split('|').map((cell) => cell.trim());
  if (cells.length !== spokenLanguages.length || cells.includes(''))
    throw new Error(`"${row}" does not name its word in six languages.`);
  return inEach((language) => cells[spokenLanguages.indexOf(language)] as string);
}

/** Reads a table of such lines. */
export const wordTable = (text: string): readonly Named[] => text.trim().split('\n').map(words);

/** Chinese and Japanese put no space between words of their own, only beside Latin letters and figures. */
const closed = (text: string) => text.replace(/(?<=[^\p{ASCII}]) (?=[^\p{ASCII}])/gu, '');

/** Parts in the order given, written as each language writes them. */
export const joined = (...parts: readonly Named[]): Named =>
  inEach((language) => {
    const text = parts.map((part) => part[language]).join(' ');
    return language === 'zh' || language === 'ja' ? closed(text) : text;
  });

/** What something is like, and the thing: Vietnamese and Thai name the thing first. */
export const named = (quality: Named, thing: Named): Named => ({
  ...joined(quality, thing),
  vi: `${thing.vi} ${quality.vi}`,
  th: `${thing.th} ${quality.th}`,
});

/** A modifier and a noun as a title; Thai writes one as a single word. */
export const titled = (modifier: Named, noun: Named): Named => ({
  ...named(modifier, noun),
  th: `${noun.th}${modifier.th}`,
});
