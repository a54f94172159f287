import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

/** A reason to write nothing, as one sentence for the user. */
export class Mistake extends Error {}

const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');

/** The checkout to write to; tests set another one. */
export const checkout = (): string => process.env.TESSERA_CHECKOUT ?? ROOT;

const KEBAB = /^(?=.{1,30}$)[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

export function needName(value: string | undefined, what: string): string {
  if (!value || !KEBAB.test(value))
    throw new Mistake(`${what} must be kebab-case and 30 letters at most, e.g. "bet-history"; got "${value ?? ''}".`);
  return value;
}

const namesIn = (folder: string, isMeant: (name: string) => boolean): string[] =>
  existsSync(`${checkout()}/${folder}`) ? readdirSync(`${checkout()}/${folder}`).filter(isMeant).sort() : [];

/** Ids of the existing remotes. */
export const remoteIds = (): string[] =>
  namesIn('', (name) => existsSync(`${checkout()}/${name}/src/contract.ts`) && name.startsWith('mf-')).map((name) =>
    name.slice(3),
  );

/** Areas of `@tessera/shared/wire`: the folders of calls. */
export const wireAreas = (): string[] =>
  namesIn('shared/src/wire', (name) => existsSync(`${checkout()}/shared/src/wire/${name}/index.ts`));

/** Checks that a name is in a list; the error lists the valid names. */
export function needOneOf(value: string | undefined, what: string, names: readonly string[]): string {
  if (value && names.includes(value)) return value;
  throw new Mistake(`There is no ${what} "${value ?? ''}"; there is ${names.join(', ') || 'none'}.`);
}

/**
 * The changes of a generator. They are written only if all of them are possible, so that a mistake leaves nothing
 * behind.
 */
export class Plan {
  readonly #texts = new Map<string, string>();
  readonly #isNew = new Set<string>();

  has(path: string): boolean {
    return this.#texts.has(path) || existsSync(`${checkout()}/${path}`);
  }

  read(path: string): string {
    return this.#texts.get(path) ?? readFileSync(`${checkout()}/${path}`, 'utf8');
  }

  /** The first file of a folder that contains a text. */
  findText(folder: string, text: string): string | undefined {
    const files = namesIn(folder, (name) => name.endsWith('.ts')).map((name) => `${folder}/${name}`);
    return files.find((path) => this.read(path).includes(text));
  }

  /** Adds a new file; an existing one is never overwritten. */
  create(path: string, text: string): void {
    if (this.has(path)) throw new Mistake(`${path} is there already.`);
    this.#texts.set(path, text);
    this.#isNew.add(path);
  }

  edit(path: string, change: (text: string) => string): void {
    const before = this.read(path);
    const after = change(before);
    if (after === before) throw new Mistake(`${path} has no place for the new part: add it by hand.`);
    this.#texts.set(path, after);
  }

  /** Adds messages in every language of the remote, to be translated by the user. */
  addMessages(id: string, key: string, words: Readonly<Record<string, string>>): void {
    const line = Object.entries(words).map(([name, word]) => `${JSON.stringify(name)}: ${JSON.stringify(word)}`);
    for (const file of namesIn(`mf-${id}/locales`, (name) => name.endsWith('.json'))) {
      const path = `mf-${id}/locales/${file}`;
      if (Object.hasOwn(JSON.parse(this.read(path)) as object, key)) throw new Mistake(`${path} has "${key}" already.`);
      this.edit(path, (text) => {
        // Edited as text, so that existing lines keep their format.
        const before = text.trimEnd().slice(0, -1).trimEnd();
        return `${before}${before === '{' ? '' : ','}\n  "${key}": { ${line.join(', ')} }\n}\n`;
      });
    }
  }

  /** A name such as "delete" is one that nothing in TypeScript can have. */
  #refuseInvalidCode(): void {
    for (const [path, text] of this.#texts)
      if (/\.tsx?$/.test(path) && parseSync(path, text).errors.length > 0)
        throw new Mistake(`${path} would not be valid TypeScript with that name: choose another one.`);
  }

  /** Writes all changes, formatted, and updates what is generated from the contracts. */
  carryOut(): void {
    this.#refuseInvalidCode();
    for (const [path, text] of this.#texts) {
      mkdirSync(dirname(`${checkout()}/${path}`), { recursive: true });
      writeFileSync(`${checkout()}/${path}`, text);
      console.log(`  ${this.#isNew.has(path) ? '+' : '~'} ${path}`);
    }
    const sources = [...this.#texts.keys()]
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => `${checkout()}/${path}`);
    const options = ['format', '--write', '--log-level=error', `--config-path=${ROOT}`, '--vcs-enabled=false'];
    execFileSync(`${ROOT}/node_modules/.bin/biome`, [...options, ...sources], { cwd: checkout(), stdio: 'pipe' });
    if (process.env.TESSERA_CHECKOUT) return;
    const script = `${ROOT}/deploy/registry/src/docs/generate.ts`;
    execFileSync(process.execPath, ['--import', 'tsx', script], { cwd: ROOT, stdio: 'inherit' });
  }
}

/** Runs a generator; a mistake ends it with one sentence. */
export function generate(work: (plan: Plan) => string): void {
  try {
    const plan = new Plan();
    const next = work(plan);
    plan.carryOut();
    console.log(`Next: ${next}`);
  } catch (cause) {
    if (!(cause instanceof Mistake)) throw cause;
    console.error(cause.message);
    process.exitCode = 1;
  }
}
