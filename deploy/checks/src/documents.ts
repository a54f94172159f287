import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { PARTS, ROOT } from './parts.ts';

/** A command in a document. */
export interface Command {
  readonly document: string;
  readonly text: string;
}

const COMMAND = /^(?:[A-Z][A-Z0-9_]*=\S+\s+)*(?:npm|npx|pnpm|yarn|node|tsx)\s/;

const tracked = (): string[] => execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');

/** The Markdown files of the repository, without those that are entirely generated. */
export const documents = (): string[] =>
  tracked().filter((path) => path.endsWith('.md') && !path.startsWith('shared/api-report/'));

const textOf = (document: string): string => readFileSync(join(ROOT, document), 'utf8');

/** All code in a document: inline code, and the lines of code blocks. */
function codeOf(document: string): string[] {
  const text = textOf(document);
  const blocks = [...text.matchAll(/^```[^\n]*\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) => block.split('\n'));
  const inline = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  return [...blocks.map((line) => line.replace(/\s+#.*$/, '').trim()), ...inline];
}

export const commandsOf = (document: string): Command[] =>
  codeOf(document)
    .filter((code) => COMMAND.test(`${code} `))
    .map((text) => ({ document, text }));

const scripts = (): Readonly<Record<string, string>> =>
  (JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }).scripts;

/** Why a command does not do what its document says; undefined if it does. */
export function commandFault(text: string): string | undefined {
  const [, assignments = '', rest = ''] = /^((?:[A-Z][A-Z0-9_]*=\S+\s+)*)(.*)$/.exec(text) ?? [];
  const unknown = [...assignments.matchAll(/([A-Z0-9_]+)=/g)].find(([, name = '']) => !isRead(name));
  if (unknown) return `nothing reads ${unknown[1]}`;
  const [tool, ...words] = rest.trim().split(/\s+/);
  if (tool === 'npm') return npmFault(words);
  if (tool === 'npx') return npxFault(words);
  return `${tool} is not brought along: npm or npx is`;
}

/** Whether a source or a script reads an environment variable with that name. */
const isRead = (name: string): boolean => sources().includes(name);
let allSources: string | undefined;
function sources(): string {
  allSources ??= tracked()
    .filter(
      (path) =>
        /^(?:deploy|e2e|bench|shared)\/.*\.(?:ts|tsx|mjs)$/.test(path) &&
        !/\.test\./.test(path) &&
        existsSync(join(ROOT, path)),
    )
    .map(textOf)
    .join('\n');
  return allSources;
}

function npmFault([verb = '', ...words]: readonly string[]): string | undefined {
  if (verb !== 'run') return verb in scripts() ? undefined : `package.json has no script "${verb}"`;
  const [name = '', ...args] = words;
  if (!(name in scripts())) return `package.json has no script "${name}"`;
  const given = args.filter((word) => word !== '--');
  if (args.some((word) => word.startsWith('-') && word !== '--') && !args.includes('--'))
    return 'npm takes an option for itself unless "--" stands before it';
  if (name !== 'check' && name !== 'dev') return undefined;
  const known = [...PARTS.map((part) => part.name), EXAMPLE];
  const stranger = given.find((word) => !known.includes(word));
  return stranger && `there is no part "${stranger}"`;
}

/** The remote that the documents use as an example. */
const EXAMPLE = 'poker';

function npxFault(words: readonly string[]): string | undefined {
  const [tool = '', ...args] = words.filter((word) => word !== '-y');
  if (tool.startsWith('pnpm@')) return words.includes('-y') ? undefined : 'npx waits for an answer without -y';
  if (!existsSync(join(ROOT, 'node_modules/.bin', tool))) return `no package of the repository brings ${tool}`;
  const paths = args.filter((word) => /\.(?:ts|mjs|cjs|js|json)$/.test(word));
  if (tool === 'tsx' && paths.length === 0) return 'tsx is given no file';
  const gone = paths.find((path) => !existsSync(join(ROOT, path)));
  return gone && `there is no ${gone}`;
}

const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const headings = (document: string): string[] =>
  [...textOf(document).matchAll(/^#+\s+(.*)$/gm)].map(([, heading = '']) => slug(heading));

/** Links in a document to files or headings that do not exist. */
export function linkFaults(document: string): string[] {
  const links = [...textOf(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return links
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [path = '', heading] = target.split('#');
      const file = path === '' ? document : normalize(join(dirname(document), path));
      return !existsSync(join(ROOT, file)) || (heading && file.endsWith('.md') && !headings(file).includes(heading));
    })
    .map((target) => `${document} links to ${target}`);
}

const PATH = /^(?:[\w.@-]+\/)+[\w.@-]*$/;
const FOLDERS = /^(?:\.\/)?(?:deploy|docs|e2e|bench|shared|shell|mf-[a-z-]+)\//;

/**
 * The folders to which paths in a document are relative: the root and the document's own part, or all parts if it
 * belongs to none.
 */
function basesOf(document: string): string[] {
  const own = PARTS.filter(({ folder }) => document.startsWith(`${folder}/`));
  return ['', dirname(document), ...(own.length > 0 ? own : PARTS).flatMap(({ folder }) => [folder, `${folder}/src`])];
}

/** Files and folders that a document names and that do not exist. */
export function pathFaults(document: string): string[] {
  return (
    codeOf(document)
      .filter((code) => !code.includes('://'))
      .flatMap((code) => code.split(/[\s,:;()]+/))
      .filter((word) => PATH.test(word) && (FOLDERS.test(word) || /\.(?:tsx?|mjs|cjs|sql|json|css|md)$/.test(word)))
      .filter((word) => !word.startsWith(`mf-${EXAMPLE}/`))
      // The build writes it, after these tests in a fresh clone.
      .filter((word) => !word.startsWith('dist/'))
      .filter((word) => !basesOf(document).some((base) => existsSync(join(ROOT, base, word))))
      .map((word) => `${document} names ${word}`)
  );
}
