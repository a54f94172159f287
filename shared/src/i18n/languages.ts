/** The operator's code of a language (spec §1: CN EN JA TH VI KO) and the tag browsers know it by. */
const TAGS: Readonly<Record<string, string>> = { CN: 'zh', EN: 'en', JA: 'ja', TH: 'th', VI: 'vi', KO: 'ko' };

/** Every language that there are messages in. */
export const languageTags: readonly string[] = Object.values(TAGS);

/** `KO` → `ko`, `CN` → `zh`. An unknown code is taken as it is, in lower case. */
export function languageTag(code: string): string {
  return TAGS[code.toUpperCase()] ?? code.toLowerCase();
}

/** `ko` → `KO`, `zh` → `CN`. */
export function operatorLanguage(tag: string): string {
  return Object.keys(TAGS).find((code) => TAGS[code] === tag) ?? tag.toUpperCase();
}
