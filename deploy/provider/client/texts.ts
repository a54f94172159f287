import type { GameLanguage } from '@tessera/wallet-protocol/messages';
import en from './locales/en.json';
import ja from './locales/ja.json';
import ko from './locales/ko.json';
import th from './locales/th.json';
import vi from './locales/vi.json';
import zh from './locales/zh.json';

type Leaves<T, Prefix extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends string ? `${Prefix}${Key}` : Leaves<T[Key], `${Prefix}${Key}.`>;
}[keyof T & string];

/** Every text of the game. Korean is written first, so its keys define the type. */
export type TextKey = Leaves<typeof ko>;
export type Language = GameLanguage;
export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

const catalogues: Readonly<Record<Language, typeof ko>> = { ko, en, vi, zh, ja, th };

/** Returns the texts of one language; `{name}` in a text is replaced by the value of that name. */
export function speaker(language: Language): Say {
  return (key, values = {}) => {
    const text = key
      .split('.')
      .reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], catalogues[language]);
    return String(text).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  };
}

/** The language if the games have it, else English. */
export const languageOf = (tag: string): Language =>
  (Object.keys(catalogues) as Language[]).find((language) => language === tag) ?? 'en';

/** Whether a text exists for the key; for codes from elsewhere. */
export const hasText = (key: string): key is TextKey =>
  key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], ko) !==
  undefined;
