import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import type { SerialContract } from '@tessera/shared/registry';
import { replaceFile } from './replace-file.ts';

type Messages = Readonly<Record<string, unknown>>;

/** The message files of a folder, by language; empty if there is no such folder. */
export function readLocales(dir: string): Readonly<Record<string, Messages>> {
  if (!existsSync(dir)) return {};
  const files = readdirSync(dir).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(files.map((name) => [name.slice(0, -5), readMessages(`${dir}/${name}`)]));
}

function readMessages(path: string): Messages {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Messages;
  } catch (cause) {
    throw new Error(`${path} is not JSON: ${(cause as Error).message}`, { cause });
  }
}

/** Writes each language beside the release, with a hash of its content in the name. */
export function writeLocales(
  outDir: string,
  namespace: string,
  locales: Readonly<Record<string, Messages>>,
): Record<string, string> {
  mkdirSync(`${outDir}/locales`, { recursive: true });
  return Object.fromEntries(
    Object.entries(locales).map(([language, messages]) => {
      const text = JSON.stringify(messages);
      const name = `locales/${namespace}.${language}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
      replaceFile(`${outDir}/${name}`, text);
      return [language, name];
    }),
  );
}

/**
 * The messages of menus and titles, which are needed before the namespace is loaded; a key without a message is an
 * error.
 */
export function labelsOf(
  contract: SerialContract,
  locales: Readonly<Record<string, Messages>>,
): Record<string, Record<string, string>> {
  const keys = new Set([
    ...contract.routes.map((route) => route.title),
    ...contract.menu.map((item) => item.label),
    ...contract.centrePages.map((page) => page.label),
    ...Object.values(contract.dialogs).map((dialog) => dialog.title),
  ]);
  return Object.fromEntries(
    Object.entries(locales).map(([language, messages]) => [
      language,
      Object.fromEntries(
        [...keys]
          .filter((key) => key.startsWith(`${contract.id}:`))
          .map((key) => [key, messageAt(messages, key, language)]),
      ),
    ]),
  );
}

export function messageAt(messages: Messages, key: string, language: string): string {
  const path = key.slice(key.indexOf(':') + 1).split('.');
  const found = path.reduce<unknown>((node, part) => (node as Messages | undefined)?.[part], messages);
  if (typeof found !== 'string') throw new Error(`${key} has no message in "${language}".`);
  return found;
}
