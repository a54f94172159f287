import type { offeredLanguages } from '@tessera/shared/wire/console';

/** A language that the picker can offer, in the operator's code. */
export type SiteLanguage = (typeof offeredLanguages)[number];

/** A text, or a table of texts, that no language may lack. */
export type InEveryLanguage<Text> = Readonly<Record<SiteLanguage, Text>>;

export const inEveryLanguage = <Text>(write: (language: SiteLanguage) => Text): InEveryLanguage<Text> => ({
  KO: write('KO'),
  EN: write('EN'),
  VI: write('VI'),
  CN: write('CN'),
  JA: write('JA'),
  TH: write('TH'),
});

/** What is read where a text has no words in the reader's language. */
export const fallbackLanguage = 'EN' satisfies SiteLanguage;

/** The words of a language, else English ones. */
export const localized = <Text>(
  texts: { readonly [fallbackLanguage]: Text } & Readonly<Record<string, Text>>,
  language: string,
): Text => texts[language] ?? texts[fallbackLanguage];
