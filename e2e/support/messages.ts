import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Brand } from './addresses.ts';

const LANGUAGES: Readonly<Record<Brand, string>> = { aurora: 'ko', lotus: 'vi', harbor: 'en' };
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const files = new Map<string, unknown>();

/** Folders of the messages that belong to no remote. */
const folders: Readonly<Record<string, string>> = {
  shell: 'shell',
  ui: 'shared/src/ui',
  slots: 'deploy/provider/client',
};

function messages(namespace: string, language: string): unknown {
  const file = `${ROOT}${folders[namespace] ?? `mf-${namespace}`}/locales/${language}.json`;
  if (!files.has(file)) files.set(file, JSON.parse(readFileSync(file, 'utf8')));
  return files.get(file);
}

/** A message of the site by its key, e.g. `wallet:deposit.title`, in one language. */
export type Texts = (key: string) => string;

export const textsIn =
  (language: string): Texts =>
  (key) => {
    const [namespace = '', path = ''] = key.split(':');
    const found = path
      .split('.')
      .reduce<unknown>(
        (node, part) => (node as Record<string, unknown> | undefined)?.[part],
        messages(namespace, language),
      );
    if (typeof found !== 'string') throw new Error(`There is no message ${key} in ${language}.`);
    return found;
  };

const namespaces = ['shell', 'ui', 'slots', 'auth', 'games', 'lottery', 'wallet', 'agent', 'promotions'];
const dotted = /(?<![\w./@:-])(?:([a-z]+):)?([a-z]\w*)((?:\.\w+)*)(?![\w/@-])/gi;
let groups: ReadonlySet<string> | undefined;

/**
 * The first key of a message that a text shows, with or without its namespace: what a page shows for a message it has
 * not got. The message may be in no file, but the group that its key begins with is in one.
 */
export function rawKeyIn(shown: string): string | undefined {
  groups ??= new Set(namespaces.flatMap((namespace) => Object.keys(messages(namespace, 'ko') as object)));
  for (const [key, namespace, group = '', rest = ''] of shown.matchAll(dotted)) {
    if (namespace ? namespaces.includes(namespace) : rest !== '' && groups.has(group)) return key;
  }
  return undefined;
}

/** The messages in the language that a merchant shows first. */
export const textsOf = (brand: Brand): Texts => textsIn(LANGUAGES[brand]);

/** A text as a pattern's source, every character standing for itself. */
export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A message as a pattern: each of its placeholders may be anything. */
export const likeMessage = (message: string): RegExp =>
  new RegExp(
    // Names are compared with plain spaces.
    message
      .replaceAll('\u00a0', ' ')
      .split(/\{\{[^}]+\}\}/)
      .map(literally)
      .join('.+'),
  );
