import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Brand } from './addresses.ts';

const LANGUAGES: Readonly<Record<Brand, string>> = { aurora: 'ko', lotus: 'vi', harbor: 'en' };
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const files = new Map<string, unknown>();

/** Where the messages are that belong to no tile. */
const folders: Readonly<Record<string, string>> = { shell: 'shell', ui: 'shared/src/ui' };

function messages(namespace: string, language: string): unknown {
  const file = `${ROOT}${folders[namespace] ?? `mf-${namespace}`}/locales/${language}.json`;
  if (!files.has(file)) files.set(file, JSON.parse(readFileSync(file, 'utf8')));
  return files.get(file);
}

export const brandLanguage = (brand: Brand): string => LANGUAGES[brand];

/** Says a message by its key, e.g. `wallet:deposit.title`. */
export type Say = (key: string) => string;

/** The messages that are read in one language. */
export const saysIn =
  (language: string): Say =>
  (key) => {
    const [namespace = '', path = ''] = key.split(':');
    const found = path
      .split('.')
      .reduce<unknown>(
        (node, part) => (node as Record<string, unknown> | undefined)?.[part],
        messages(namespace, language),
      );
    if (typeof found !== 'string') throw new Error(`${key} has no words in ${language}.`);
    return found;
  };

/** The message a player of that brand reads. */
export const words = (brand: Brand, key: string): string => saysIn(LANGUAGES[brand])(key);

/** A message as a pattern: whatever is filled in may be anything. */
export function likeWords(message: string): RegExp {
  const parts = message.split(/\{\{[^}]+\}\}/);
  return new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+'));
}

export const wordsLike = (brand: Brand, key: string): RegExp => likeWords(words(brand, key));
