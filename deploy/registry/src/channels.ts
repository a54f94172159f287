import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { releasesRoot } from './places.ts';
import { replaceFile } from './replace-file.ts';

/**
 * Versions of the releases in a channel, by id. The channel is the only mutable file of the registry.
 */
export type Channel = Readonly<Record<string, string>>;

const pathOf = (name: string): string => `${releasesRoot()}/channels/${name}.json`;

export function readChannel(name: string): Channel {
  return existsSync(pathOf(name)) ? (JSON.parse(readFileSync(pathOf(name), 'utf8')) as Channel) : {};
}

/** A reader sees the old channel or the new one. */
export const writeChannel = (name: string, channel: Channel): void => replace(name, channel);

/** What the watch says of its packages, by id: when the last build ended and what came of it; the edge sends it to open pages. */
export type WatchedBuilds = Readonly<
  Record<string, { readonly at: number; readonly hash?: string; readonly error?: string }>
>;
export const writeWatchedBuilds = (builds: WatchedBuilds): void => replace('builds', builds);

function replace(name: string, content: object): void {
  mkdirSync(`${releasesRoot()}/channels`, { recursive: true });
  replaceFile(pathOf(name), `${JSON.stringify(content, null, 2)}\n`);
}
