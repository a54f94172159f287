import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { releasesRoot } from './places.ts';

/**
 * Versions of the releases in a channel, by id. The channel is the only mutable file of the registry.
 */
export type Channel = Readonly<Record<string, string>>;

const pathOf = (name: string): string => `${releasesRoot()}/channels/${name}.json`;

export function readChannel(name: string): Channel {
  return existsSync(pathOf(name)) ? (JSON.parse(readFileSync(pathOf(name), 'utf8')) as Channel) : {};
}

/** Replaces a channel atomically: a reader sees the old one or the new one. */
export const writeChannel = (name: string, channel: Channel): void => replace(name, channel);

/** What the watch says of its packages, by id: when the last build ended and what came of it; the edge sends it to open pages. */
export type WatchedBuilds = Readonly<
  Record<string, { readonly at: number; readonly hash?: string; readonly error?: string }>
>;
export const writeWatchedBuilds = (builds: WatchedBuilds): void => replace('builds', builds);

function replace(name: string, content: object): void {
  mkdirSync(`${releasesRoot()}/channels`, { recursive: true });
  const draft = `${pathOf(name)}.draft`;
  writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(draft, pathOf(name));
}
