import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { releasesRoot } from './places.ts';
import { replaceFile } from './replace-file.ts';

/** Versions that were built last on this machine, by id. Which of them are live is the registry's to say. */
export type Built = Readonly<Record<string, string>>;

/** `npm run dev` has a list of its own, so that no other site gets what it builds. */
const listPath = (): string => process.env.TESSERA_BUILT ?? `${releasesRoot()}/built.json`;

export function readBuilt(): Built {
  return existsSync(listPath()) ? (JSON.parse(readFileSync(listPath(), 'utf8')) as Built) : {};
}

/** A reader sees the old list or the new one. */
export const writeBuilt = (built: Built): void => replace(listPath(), built);

/** What the watch says of its packages, by id: when the last build ended and what came of it; the edge sends it to open pages. */
export type WatchedBuilds = Readonly<
  Record<string, { readonly at: number; readonly hash?: string; readonly error?: string }>
>;
export const writeWatchedBuilds = (builds: WatchedBuilds): void =>
  replace(`${dirname(listPath())}/builds.json`, builds);

function replace(path: string, content: object): void {
  mkdirSync(dirname(path), { recursive: true });
  replaceFile(path, `${JSON.stringify(content, null, 2)}\n`);
}
