import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { releasesRoot } from './places.ts';

/**
 * Versions of the releases in a channel, by id. The channel is the only mutable file of the registry (architecture
 * §5.5).
 */
export type Channel = Readonly<Record<string, string>>;

const pathOf = (name: string): string => `${releasesRoot()}/channels/${name}.json`;

export function readChannel(name: string): Channel {
  return existsSync(pathOf(name)) ? (JSON.parse(readFileSync(pathOf(name), 'utf8')) as Channel) : {};
}

/** Replaces a channel atomically: a reader sees the old one or the new one. */
export function writeChannel(name: string, channel: Channel): void {
  mkdirSync(`${releasesRoot()}/channels`, { recursive: true });
  const draft = `${pathOf(name)}.draft`;
  writeFileSync(draft, `${JSON.stringify(channel, null, 2)}\n`);
  renameSync(draft, pathOf(name));
}
