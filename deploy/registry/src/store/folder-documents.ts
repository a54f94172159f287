import { type FSWatcher, watch } from 'node:fs';
import { access, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, ifThere, type OnceFiles, readJson } from './once-files.ts';
import {
  type AuditEntry,
  auditCursor,
  type Change,
  type DocumentStore,
  keptChanges,
  keptMs,
  lookAgainMs,
  type ReleaseRecord,
  type Series,
  type UsedNonce,
} from './store.ts';

const auditName = /^\d{15}-.+\.json$/;

/**
 * Documents in a folder:
 *
 *     channels/<name>/<serial>.json      releases/<id>/<version>.json
 *     keys/<serial>.json                 audit/<time>-<key>.json
 *     nonces/<minute>/<key>.<nonce>
 *
 * Every file is created once and never changed, so any number of registries can share the folder. The document of a
 * series is the one with the highest serial.
 */
export class FolderDocuments implements DocumentStore {
  readonly #folder: string;
  readonly #files: OnceFiles;

  constructor(folder: string, files: OnceFiles) {
    this.#folder = folder;
    this.#files = files;
  }

  #changePath(series: Series, serial: number): string {
    return join(this.#folder, series, `${serial}.json`);
  }

  /** Serials of a series, the highest first. */
  async #serials(series: Series): Promise<number[]> {
    const names = (await ifThere(readdir(join(this.#folder, series)))) ?? [];
    return names
      .filter((name) => /^\d+\.json$/.test(name))
      .map((name) => Number.parseInt(name, 10))
      .sort((one, other) => other - one);
  }

  async latest(series: Series): Promise<Change | undefined> {
    const [serial] = await this.#serials(series);
    return serial === undefined ? undefined : readJson<Change>(this.#changePath(series, serial));
  }

  async recent(series: Series): Promise<readonly Change[]> {
    const serials = (await this.#serials(series)).slice(0, keptChanges);
    const changes = await Promise.all(serials.map((serial) => readJson<Change>(this.#changePath(series, serial))));
    return changes.filter((change) => change !== undefined);
  }

  async append(series: Series, change: Change): Promise<boolean> {
    const path = this.#changePath(series, change.serial);
    if (!(await this.#files.create(path, JSON.stringify(change), 'document'))) return false;
    // A process that was stopped for hours could fill a gap that tidying has made: what follows nothing is no change.
    if (change.serial > 1 && !(await ifThere(access(this.#changePath(series, change.serial - 1)).then(() => true)))) {
      await rm(path);
      return false;
    }
    await this.#removeOld(series);
    return true;
  }

  async #removeOld(series: Series): Promise<void> {
    for (const serial of (await this.#serials(series)).slice(keptChanges)) {
      const path = this.#changePath(series, serial);
      const found = await ifThere(stat(path));
      if (found && Date.now() - found.mtimeMs > keptMs) await rm(path, { force: true });
    }
  }

  async channels(): Promise<readonly string[]> {
    return (await ifThere(readdir(join(this.#folder, 'channels')))) ?? [];
  }

  #releasePath(id: string, version: string): string {
    return join(this.#folder, 'releases', id, `${version}.json`);
  }

  async createRelease(release: ReleaseRecord): Promise<ReleaseRecord> {
    const path = this.#releasePath(release.id, release.version);
    if (await this.#files.create(path, JSON.stringify(release), 'release')) return release;
    const stored = await readJson<ReleaseRecord>(path);
    if (!stored) throw new Error(`${path} was removed; releases are never removed while a registry is running.`);
    return stored;
  }

  release(id: string, version: string): Promise<ReleaseRecord | undefined> {
    return readJson<ReleaseRecord>(this.#releasePath(id, version));
  }

  async versions(id: string): Promise<readonly string[]> {
    const names = (await ifThere(readdir(join(this.#folder, 'releases', id)))) ?? [];
    return names.map((name) => name.replace(/\.json$/, ''));
  }

  async *releases(): AsyncIterable<ReleaseRecord> {
    for (const id of (await ifThere(readdir(join(this.#folder, 'releases')))) ?? [])
      for (const version of await this.versions(id)) {
        const release = await this.release(id, version);
        if (release) yield release;
      }
  }

  /** Empty files. They need not survive a power failure: the machine takes longer to start than a signature is valid. */
  async useNonce({ key, nonce, signedAt, forgetBefore }: UsedNonce): Promise<boolean> {
    const all = join(this.#folder, 'nonces');
    const minuteOf = (at: number): number => Math.floor(at / 60_000);
    for (const minute of (await ifThere(readdir(all))) ?? [])
      if (Number(minute) < minuteOf(forgetBefore)) await rm(join(all, minute), { recursive: true, force: true });
    const folder = join(all, `${minuteOf(signedAt)}`);
    await mkdir(folder, { recursive: true });
    try {
      await writeFile(join(folder, `${key}.${nonce}`), '', { flag: 'wx' });
      return true;
    } catch (cause) {
      if (codeOf(cause) === 'EEXIST') return false;
      throw cause;
    }
  }

  async record(key: string, entry: AuditEntry): Promise<void> {
    const path = this.#auditPath(auditCursor(key, entry));
    if (!(await ifThere(access(path).then(() => true)))) await this.#files.create(path, JSON.stringify(entry), 'audit');
  }

  async audit(
    after: string | undefined,
    limit: number,
  ): Promise<readonly (AuditEntry & { readonly cursor: string })[]> {
    const names = ((await ifThere(readdir(join(this.#folder, 'audit')))) ?? []).filter((name) => auditName.test(name));
    const cursors = names.map((name) => name.replace(/\.json$/, '')).sort();
    const next = cursors.filter((cursor) => after === undefined || cursor > after).slice(0, limit);
    const entries = await Promise.all(
      next.map(async (cursor) => ({ cursor, entry: await readJson<AuditEntry>(this.#auditPath(cursor)) })),
    );
    return entries.flatMap(({ cursor, entry }) => (entry ? [{ ...entry, cursor }] : []));
  }

  #auditPath(cursor: string): string {
    return join(this.#folder, 'audit', `${cursor}.json`);
  }

  onChange(listener: (series: Series) => void, onFault: (cause: unknown) => void): () => void {
    const watchers = new Map<Series, FSWatcher | undefined>();
    let isOver = false;
    const look = async (): Promise<void> => {
      const names = await this.channels();
      for (const series of ['keys', ...names.map((name) => `channels/${name}` as const)] satisfies Series[]) {
        if (isOver) return;
        listener(series);
        if (watchers.has(series)) continue;
        watchers.set(series, undefined);
        const watcher = await this.#watch(series, listener, onFault);
        watchers.set(series, watcher);
        if (isOver) watcher.close();
      }
    };
    const timer = setInterval(() => void look().catch(onFault), lookAgainMs).unref();
    void look().catch(onFault);
    return () => {
      isOver = true;
      clearInterval(timer);
      for (const watcher of watchers.values()) watcher?.close();
    };
  }

  /** A folder that cannot be watched is only looked at regularly. */
  async #watch(
    series: Series,
    listener: (series: Series) => void,
    onFault: (cause: unknown) => void,
  ): Promise<FSWatcher> {
    const folder = join(this.#folder, series);
    await mkdir(folder, { recursive: true });
    return watch(folder, { persistent: false }, () => listener(series)).on('error', onFault);
  }

  /** Watching is ended by whoever began it. */
  async close(): Promise<void> {}
}
