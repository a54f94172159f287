import { existsSync, readFileSync, statSync, watch } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { ChannelEntry } from '@tessera/shared/registry';
import { recordName } from '../../../registry/src/file-names.ts';
import type { BuiltSettings } from '../config.ts';
import { readRecord } from './read-record.ts';
import type { LiveState, ReleaseSource, ServedRelease } from './source.ts';

/**
 * Releases as they were built on this machine, without registry and signatures: for `npm run dev` and the bench. `list` is
 * a file that names a version for each id; it is read again when it changes.
 */
export class BuiltReleases implements ReleaseSource {
  readonly folder: string;
  readonly #list: string;
  readonly #records = new Map<string, { readonly at: number; readonly release: ServedRelease }>();
  #readAt = 0;
  #current: LiveState | undefined;

  readonly watchedBuilds: ReleaseSource['watchedBuilds'];

  constructor({ root, list, isWatched }: BuiltSettings & { readonly isWatched: boolean }) {
    this.folder = `${root}/releases`;
    this.#list = list;
    if (isWatched) {
      const builds = `${dirname(list)}/builds.json`;
      this.watchedBuilds = {
        read: () => (existsSync(builds) ? JSON.stringify(JSON.parse(readFileSync(builds, 'utf8'))) : '{}'),
        onChange: (changed) => onFileChange(builds, changed),
      };
    }
  }

  current(): LiveState {
    const at = statSync(this.#list).mtimeMs;
    if (!this.#current || at !== this.#readAt) {
      const versions = JSON.parse(readFileSync(this.#list, 'utf8')) as Readonly<Record<string, string>>;
      this.#current = this.#read(versions);
      this.#readAt = at;
    }
    return this.#current;
  }

  onChange(changed: () => void): () => void {
    return onFileChange(this.#list, changed);
  }

  /** Whatever is in the folder. */
  async maySend(): Promise<boolean> {
    return true;
  }

  close(): void {}

  async report(): Promise<void> {}

  #read(versions: Readonly<Record<string, string>>): LiveState {
    const releases = new Map(Object.entries(versions).flatMap(([id, version]) => this.#release(id, version)));
    const remotes = Object.fromEntries(
      [...releases.values()].map(({ id, version }): [string, ChannelEntry] => [
        id,
        { stable: version, previous: [], statements: {} },
      ]),
    );
    const development = this.watchedBuilds ? { isDevelopment: true as const } : {};
    return {
      ...development,
      channel: { remotes },
      ownerKeys: [],
      release: (id, version) => releases.get(`${id}/${version}`),
    };
  }

  /** If a remote's record cannot be read, the page lacks only that remote; a record that was read before stays cached. */
  #release(id: string, version: string): readonly [string, ServedRelease][] {
    const path = `${id}/${version}`;
    const record = `${this.folder}/${path}/${recordName(id)}`;
    if (id !== 'shell' && !existsSync(record)) {
      console.error(`[edge] the release ${id} ${version} has no record`);
      return [];
    }
    // A release never changes, except in development.
    const at = statSync(record).mtimeMs;
    const cached = this.#records.get(path);
    const release = cached?.at === at ? cached.release : readRecord(this.folder, id, version);
    this.#records.set(path, { at, release });
    return [[path, release]];
  }
}

/** Watches the folder: the file is replaced, not written. */
function onFileChange(path: string, changed: () => void): () => void {
  const watcher = watch(dirname(path), (_, file) => file === basename(path) && changed());
  return () => watcher.close();
}
