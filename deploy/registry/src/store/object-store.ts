import { objectOfContent } from '../file-names.ts';
import type { ByteStore } from './byte-store.ts';
import { DamagedObject } from './store-failures.ts';

const nameOf = (hash: string): string => `objects/${hash.slice(0, 2)}/${hash}`;

/** The files of releases, by the hexadecimal SHA-384 of their content. They never change. */
export class ObjectStore {
  readonly #bytes: ByteStore;

  constructor(bytes: ByteStore) {
    this.#bytes = bytes;
  }

  has(hash: string): Promise<boolean> {
    return this.#bytes.has(nameOf(hash));
  }

  /** Throws {@link DamagedObject} if the content is not what the hash says. */
  async read(hash: string): Promise<Buffer | undefined> {
    const content = await this.#bytes.read(nameOf(hash));
    if (content && objectOfContent(content) !== hash) throw new DamagedObject(hash);
    return content;
  }

  /** Whoever calls it has checked that the content has this hash. Writing it again changes nothing. */
  async write(hash: string, content: Uint8Array): Promise<void> {
    if (!(await this.has(hash))) await this.#bytes.write(nameOf(hash), content, 'object');
  }

  close(): Promise<void> {
    return this.#bytes.close();
  }
}
