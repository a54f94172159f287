/** One word or title in the three languages in which games are named. */
export interface Named {
  readonly ko: string;
  readonly en: string;
  readonly vi: string;
}

/** Reads a table of `ko | en | vi` lines. */
export function wordTable(text: string): readonly Named[] {
  return text
    .trim()
    .split('\n')
    .map((row) => {
      const [ko, en, vi] = row.split('|').map((cell) => cell.trim());
      if (!ko || !en || !vi) throw new Error(`"${row}" does not name its word in three languages.`);
      return { ko, en, vi };
    });
}

/** A modifier and a noun as a title: Vietnamese puts the modifier last. */
export function titled(modifier: Named, noun: Named): Named {
  return {
    ko: `${modifier.ko} ${noun.ko}`,
    en: `${modifier.en} ${noun.en}`,
    vi: `${noun.vi} ${modifier.vi}`,
  };
}
