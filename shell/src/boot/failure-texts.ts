import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import ko from '../../locales/ko.json';
import th from '../../locales/th.json';
import vi from '../../locales/vi.json';
import zh from '../../locales/zh.json';

type FailureTexts = (typeof ko)['bootFailure'];

/**
 * Texts of a failed start. The build copies these few messages into the entry, because no other file may be
 * available.
 */
const byLanguage: Readonly<Record<string, FailureTexts>> = {
  ko: ko.bootFailure,
  en: en.bootFailure,
  vi: vi.bootFailure,
  zh: zh.bootFailure,
  ja: ja.bootFailure,
  th: th.bootFailure,
};

/** The texts in the first of the browser's languages that has them, else in Korean. */
export function failureTexts(): FailureTexts & { readonly language: string } {
  const tags = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  const language = tags.find((tag) => tag in byLanguage) ?? 'ko';
  return { language, ...(byLanguage[language] ?? ko.bootFailure) };
}
