import { access, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ByteStore, StoredName } from './byte-store.ts';
import { ifThere, type OnceFiles } from './once-files.ts';

/** Bytes in a folder: a file for each name. */
export class FolderBytes implements ByteStore {
  readonly #folder: string;
  readonly #files: OnceFiles;

  constructor(folder: string, files: OnceFiles) {
    this.#folder = folder;
    this.#files = files;
  }

  async has(name: string): Promise<boolean> {
    return (await ifThere(access(join(this.#folder, name)).then(() => true))) ?? false;
  }

  read(name: string): Promise<Buffer | undefined> {
    return ifThere(readFile(join(this.#folder, name)));
  }

  async write(name: string, content: Uint8Array, step: string): Promise<void> {
    await this.#files.create(join(this.#folder, name), content, step);
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.#folder, name), { force: true });
  }

  async *list(start: `${string}/`): AsyncIterable<StoredName> {
    const entries = await ifThere(readdir(join(this.#folder, start), { recursive: true, withFileTypes: true }));
    for (const entry of entries ?? []) {
      const path = join(entry.parentPath, entry.name);
      const found = entry.isFile() ? await ifThere(stat(path)) : undefined;
      if (found) yield { name: relative(this.#folder, path), writtenAt: found.mtimeMs };
    }
  }

  /** It has nothing open. */
  async close(): Promise<void> {}
}
