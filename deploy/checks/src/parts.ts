import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '');

/** A part of the repository with a short name: `wallet`, `shell`, `operator`, … */
export interface Part {
  readonly name: string;
  /** Relative to the checkout. */
  readonly folder: string;
  /** Where its messages are, if it has any; the folder's name is their namespace. */
  readonly messages?: {
    readonly namespace: string;
    readonly folder: string;
    /** The name of the function by which its sources translate a key. */
    readonly translate: string;
  };
}

const isPackage = (folder: string): boolean => existsSync(`${ROOT}/${folder}/package.json`);

function messagesOf(name: string, folder: string): Part['messages'] {
  if (name === 'shared') return { namespace: 'ui', folder: 'shared/src/ui/locales', translate: 't' };
  // The page in the game frame is no remote and has a small translator of its own.
  if (name === 'provider') return { namespace: name, folder: `${folder}/client/locales`, translate: 'say' };
  if (!existsSync(`${ROOT}/${folder}/locales/ko.json`)) return undefined;
  return { namespace: name, folder: `${folder}/locales`, translate: 't' };
}

function part(name: string, folder: string): Part {
  const messages = messagesOf(name, folder);
  return { name, folder, ...(messages ? { messages } : {}) };
}

/** Every part: the remotes, shell, shared, and the folders of `deploy/`. */
export const PARTS: readonly Part[] = [
  ...readdirSync(ROOT)
    .filter((name) => name.startsWith('mf-') && isPackage(name))
    .map((name) => part(name.slice(3), name)),
  part('shell', 'shell'),
  part('shared', 'shared'),
  ...readdirSync(`${ROOT}/deploy`)
    .filter((name) => isPackage(`deploy/${name}`) || name === 'start')
    .map((name) => part(name, `deploy/${name}`)),
  part('e2e', 'e2e'),
  part('bench', 'bench'),
];
