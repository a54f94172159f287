import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Brand } from './addresses.ts';

const LANGUAGES: Readonly<Record<Brand, string>> = { aurora: 'ko', lotus: 'vi', harbor: 'en' };
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const files = new Map<string, unknown>();

function messages(namespace: string, language: string): unknown {
  const path = namespace === 'shell' ? 'shell' : `mf-${namespace}`;
  const file = `${ROOT}${path}/locales/${language}.json`;
  if (!files.has(file)) files.set(file, JSON.parse(readFileSync(file, 'utf8')));
  return files.get(file);
}

/** The message a player of that brand reads, e.g. `wallet:deposit.title`. */
export function words(brand: Brand, key: string): string {
  const [namespace = '', path = ''] = key.split(':');
  const found = path
    .split('.')
    .reduce<unknown>(
      (node, part) => (node as Record<string, unknown> | undefined)?.[part],
      messages(namespace, LANGUAGES[brand]),
    );
  if (typeof found !== 'string') throw new Error(`${key} has no words for ${brand}.`);
  return found;
}

/** The same as a pattern: whatever is filled in may be anything. */
export function wordsLike(brand: Brand, key: string): RegExp {
  const parts = words(brand, key).split(/\{\{[^}]+\}\}/);
  return new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+'));
}
