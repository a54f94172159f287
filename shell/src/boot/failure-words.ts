import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import ko from '../../locales/ko.json';
import th from '../../locales/th.json';
import vi from '../../locales/vi.json';
import zh from '../../locales/zh.json';

type FailureWords = (typeof ko)['bootFailure'];

/** What a failed start says: part of the entry, of which a build keeps these few words alone; no other file can be counted on. */
const byLanguage: Readonly<Record<string, FailureWords>> = {
  ko: ko.bootFailure,
  en: en.bootFailure,
  vi: vi.bootFailure,
  zh: zh.bootFailure,
  ja: ja.bootFailure,
  th: th.bootFailure,
};

/** In the first of the browser's languages that there are words in, else in Korean. */
export function failureWords(): FailureWords & { readonly language: string } {
  const tags = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const language = tags.find((tag) => tag in byLanguage) ?? 'ko';
  return { language, ...(byLanguage[language] ?? ko.bootFailure) };
}
