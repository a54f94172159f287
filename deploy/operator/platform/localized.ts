import { languageTag } from '@tessera/shared/i18n/languages';
import { type Currency, unitOf } from '@tessera/shared/money';
import type { offeredLanguages } from '@tessera/shared/wire/console';

/** A language that the picker can offer, in the operator's code. */
export type SiteLanguage = (typeof offeredLanguages)[number];

/** A text, or a table of texts, in every language. */
export type InEveryLanguage<Text> = Readonly<Record<SiteLanguage, Text>>;

export const inEveryLanguage = <Text>(write: (language: SiteLanguage) => Text): InEveryLanguage<Text> => ({
  KO: write('KO'),
  EN: write('EN'),
  VI: write('VI'),
  CN: write('CN'),
  JA: write('JA'),
  TH: write('TH'),
});

/** The language of a text that is missing in the reader's language. */
export const fallbackLanguage = 'EN' satisfies SiteLanguage;

/** The text of a language, else the English one. */
export const localized = <Text>(
  texts: { readonly [fallbackLanguage]: Text } & Readonly<Record<string, Text>>,
  language: string,
): Text => texts[language] ?? texts[fallbackLanguage];

/** The unit of amounts as a reader of the language knows it; `language` is the operator's code. */
export const unitFor = (currency: Currency, language: string): string => unitOf(currency, languageTag(language));
