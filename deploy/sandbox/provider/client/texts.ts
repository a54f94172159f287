import en from './locales/en.json';
import ko from './locales/ko.json';
import vi from './locales/vi.json';

type Leaves<T, Prefix extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends string ? `${Prefix}${Key}` : Leaves<T[Key], `${Prefix}${Key}.`>;
}[keyof T & string];

/** Every text of the game; Korean is written first, so its keys are the keys. */
export type TextKey = Leaves<typeof ko>;
export type Language = 'ko' | 'en' | 'vi';
export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

const catalogues: Readonly<Record<Language, typeof ko>> = { ko, en, vi };

/** Speaks one language; `{name}` in a text is replaced by the value of that name. */
export function speaker(language: Language): Say {
  return (key, values = {}) => {
    const text = key
      .split('.')
      .reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], catalogues[language]);
    return String(text).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}

/** Whether a text stands under the key; for codes that come from elsewhere. */
export const hasText = (key: string): key is TextKey =>
  key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], ko) !==
  undefined;
