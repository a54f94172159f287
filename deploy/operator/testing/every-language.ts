import { offeredLanguages } from '@tessera/shared/wire/console';
import type { InEveryLanguage, SiteLanguage } from '../platform/localized.ts';

type Texts = Readonly<Record<string, string>>;

const others = offeredLanguages.filter((language) => language !== 'EN');
const scripts: Readonly<Record<SiteLanguage, { readonly own: RegExp; readonly foreign: RegExp }>> = {
  KO: { own: /\p{Script=Hangul}/u, foreign: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u },
  EN: { own: /[A-Za-z]/, foreign: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Han}]/u },
  VI: { own: /[\u00c0-\u1ef9]/, foreign: /[\p{Script=Hangul}\p{Script=Han}\p{Script=Thai}]/u },
  CN: { own: /\p{Script=Han}/u, foreign: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u },
  // A heading may do without kana, a sentence never does.
  JA: { own: /[\p{Script=Hiragana}\p{Script=Katakana}]|^[^。]*\p{Script=Han}[^。]*$/u, foreign: /[\p{Script=Thai}]/u },
  TH: { own: /\p{Script=Thai}/u, foreign: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u },
};

/** Tags with their attributes, so links too, in order. */
const tagsOf = (html: string): string[] => html.match(/<[^>]+>/g) ?? [];
/** What a test puts in for a figure: `«cap»`, or a number of at least four digits. */
const placeholdersOf = (text: string): string[] => (text.match(/«\w+»|\d{4,}(?:\.\d+)?/g) ?? []).sort();

/** Registers what holds for every table of texts: nothing lacks in a language, and all of them are built alike. */
export function holdsInEveryLanguage(name: string, table: InEveryLanguage<Texts>): void {
  describe(`${name} in every language`, () => {
    test.each(others)('%s has the same texts as English, with the same tags, links and figures', (language) => {
      const structure = (texts: Texts) =>
        Object.fromEntries(
          Object.entries(texts).map(([key, text]) => [key, { tags: tagsOf(text), figures: placeholdersOf(text) }]),
        );
      expect(structure(table[language])).toEqual(structure(table.EN));
    });

    test.each(offeredLanguages)('%s is written in its own script', (language) => {
      const { own, foreign } = scripts[language];
      for (const [key, text] of Object.entries(table[language])) {
        const words = text.replace(/<code>.*?<\/code>|<[^>]+>/g, '');
        expect([key, own.test(words) && !foreign.test(words)]).toEqual([key, true]);
      }
    });
  });
}
