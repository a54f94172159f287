/** The operator's code of a language (spec §1: CN EN JA TH VI KO) and its browser tag. */
const TAGS: Readonly<Record<string, string>> = { CN: 'zh', EN: 'en', JA: 'ja', TH: 'th', VI: 'vi', KO: 'ko' };

/** Every language with messages. */
export const languageTags: readonly string[] = Object.values(TAGS);

/** `KO` → `ko`, `CN` → `zh`. An unknown code is only lower-cased. */
export function languageTag(code: string): string {
  return TAGS[code.toUpperCase()] ?? code.toLowerCase();
}

/** `ko` → `KO`, `zh` → `CN`. */
export function operatorLanguage(tag: string): string {
  return Object.keys(TAGS).find((code) => TAGS[code] === tag) ?? tag.toUpperCase();
}
