import { minorOf } from '../../format.ts';

/** Typed texts by language code. */
export type TypedTexts = Readonly<Record<string, { readonly title: string; readonly detail: string }>>;

/** Texts without the languages in which nothing was typed; Korean and English stay, so that their lack is refused. */
export const filledTexts = (typed: TypedTexts) =>
  Object.fromEntries(
    Object.entries(typed).filter(
      ([language, { title, detail }]) => ['KO', 'EN'].includes(language) || title.trim() || detail.trim(),
    ),
  );

/** A typed local time; NaN, which every schema refuses, for none. */
export const timeOf = (typed: string): number => Date.parse(typed);

/** Lines such as `3 x 5000` as counts with amounts; a line that is none becomes one that the schema refuses. */
export const amountLines = (typed: string, currency: string) =>
  typed
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const [, count, money] = /^\s*(\d{1,6})\s*[x×*]\s*([\d.]+)\s*$/i.exec(line) ?? [];
      return { count: Number(count ?? 0), amountMinor: (money && minorOf(money, currency)) || 0 };
    });
