import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout to write into; tests name another one. */
export const checkout = (): string =>
  process.env.TESSERA_CHECKOUT ?? fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');

const KEBAB = /^(?=.{1,30}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export function needName(value: string | undefined, what: string): string {
  if (!value || !KEBAB.test(value))
    throw new Error(`${what} must be kebab-case and 30 letters at most, e.g. "bet-history"; got "${value ?? ''}".`);
  return value;
}

/** Writes a new file; one that is there is never overwritten. */
export function create(path: string, text: string): void {
  const file = `${checkout()}/${path}`;
  if (existsSync(file)) throw new Error(`${path} is there already.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`  + ${path}`);
}

export function edit(path: string, change: (text: string) => string): void {
  const file = `${checkout()}/${path}`;
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${path} has no place for the new part; add it by hand.`);
  writeFileSync(file, after);
  console.log(`  ~ ${path}`);
}

/** The languages that every remote has messages in; Korean is written first. */
export const LANGUAGES = ['ko', 'en', 'vi', 'zh', 'ja', 'th'] as const;

/** Adds messages to every language that the remote has; the words are to be translated by whoever adds the part. */
export function addMessages(id: string, key: string, words: Readonly<Record<string, string>>): void {
  const line = Object.entries(words).map(([name, word]) => `${JSON.stringify(name)}: ${JSON.stringify(word)}`);
  for (const file of readdirSync(`${checkout()}/mf-${id}/locales`)) {
    edit(`mf-${id}/locales/${file}`, (text) => {
      if (key in (JSON.parse(text) as object)) throw new Error(`mf-${id}/locales/${file} has "${key}" already.`);
      // As text, not written anew: what stands there keeps its own lines.
      const before = text.trimEnd().slice(0, -1).trimEnd();
      return `${before}${before === '{' ? '' : ','}\n  "${key}": { ${line.join(', ')} }\n}\n`;
    });
  }
}

/** Brings what is written from the contracts up to date: the table in the remote's README, the owners. */
export function regenerate(): void {
  if (process.env.TESSERA_CHECKOUT) return;
  const script = `${checkout()}/deploy/registry/src/generate.ts`;
  execFileSync(process.execPath, ['--import', 'tsx', script], { cwd: checkout(), stdio: 'inherit' });
}
