import { type Named, type SpokenLanguage, spokenLanguages } from '../../../domains/casino/index.ts';

export type { Named };

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

/** Parts in the order given, a space between them. */
export const joined = (...parts: readonly Named[]): Named =>
  inEach((language) => parts.map((part) => part[language]).join(' '));

/**
 * What something is like, and the thing, as one title: Vietnamese and Thai name the thing first, Chinese and Japanese
 * put no space between the two.
 */
export const named = (quality: Named, thing: Named): Named => ({
  ...joined(quality, thing),
  vi: `${thing.vi} ${quality.vi}`,
  th: `${thing.th} ${quality.th}`,
  zh: quality.zh + thing.zh,
  ja: quality.ja + thing.ja,
});
