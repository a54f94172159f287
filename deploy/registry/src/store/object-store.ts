import { objectOfContent } from '../file-names.ts';
import type { ByteStore, StoredName } from './byte-store.ts';
import { DamagedObject } from './store-failures.ts';

/** An object that no release names is set aside after this time, and removed after the same time again. */
const unusedMs = 24 * 3_600_000;

const nameOf = (hash: string): string => `objects/${hash.slice(0, 2)}/${hash}`;
const asideOf = (hash: string): `${string}/` => `aside/${hash.slice(0, 2)}/`;
/** The hash in a name of either kind. */
const hashIn = (name: string): string => name.replace(/^.*\//, '').replace(/\..*$/, '');

async function collect(names: AsyncIterable<StoredName>): Promise<readonly StoredName[]> {
  const all: StoredName[] = [];
  for await (const each of names) all.push(each);
  return all;
}

/**
 * The files of releases, by the hexadecimal SHA-384 of their content. They never change.
 *
 * What an interrupted publish has sent is removed in two steps ({@link removeUnused}), without a lock, however many
 * registries do so and publish meanwhile:
 *
 * 1. An object that was written a day ago and that no release names is copied aside, under a name of its own, and then
 *    removed from its place.
 * 2. A copy that is a day old is removed if still no release names the object.
 *
 * Asking for an object brings it back from aside. So a release is published only when each of its objects was in its
 * place a moment ago. If one is taken away after that, by a registry that read the releases before, then its copy is
 * there for a day, and after this day the release is among those that are read. No copy is removed for another one,
 * because each has its own name. Only a registry that stood still for a whole day between copying and removing could
 * take something away.
 */
export class ObjectStore {
  readonly #bytes: ByteStore;

  constructor(bytes: ByteStore) {
    this.#bytes = bytes;
  }

  /** Whether it is there; it is not removed within the next day then. */
  async has(hash: string): Promise<boolean> {
    return (await this.#bytes.has(nameOf(hash))) || (await this.#bringBack(hash)) !== undefined;
  }

  /** Throws {@link DamagedObject} if the content is not what the hash says. */
  async read(hash: string): Promise<Buffer | undefined> {
    const content = (await this.#bytes.read(nameOf(hash))) ?? (await this.#bringBack(hash));
    if (content && objectOfContent(content) !== hash) throw new DamagedObject(hash);
    return content;
  }

  /** Whoever calls it has checked that the content has this hash. Writing it again changes nothing. */
  async write(hash: string, content: Uint8Array): Promise<void> {
    if (!(await this.#bytes.has(nameOf(hash)))) await this.#bytes.write(nameOf(hash), content, 'object');
  }

  /** The object from aside, which is in its place again; undefined if it is not aside. */
  async #bringBack(hash: string): Promise<Buffer | undefined> {
    for (const { name } of await collect(this.#bytes.list(asideOf(hash)))) {
      const content = hashIn(name) === hash ? await this.#bytes.read(name) : undefined;
      if (!content || objectOfContent(content) !== hash) continue;
      await this.#bytes.write(nameOf(hash), content, 'back');
      return content;
    }
    // Another registry may have brought it back, and removed the copy.
    const placed = await this.#bytes.read(nameOf(hash));
    return placed && objectOfContent(placed) === hash ? placed : undefined;
  }

  /** Removes what no release has named for a day. `readNamed` answers the objects of every published release. */
  async removeUnused(readNamed: () => Promise<ReadonlySet<string>>, now: number): Promise<void> {
    const isOld = ({ writtenAt }: StoredName): boolean => now - writtenAt > unusedMs;
    const placed = (await collect(this.#bytes.list('objects/'))).filter(isOld);
    const aside = (await collect(this.#bytes.list('aside/'))).filter(isOld);
    if (placed.length + aside.length === 0) return;
    // After both lists: a release that uses what is in them is either here already, or has its objects for a day.
    const named = await readNamed();
    for (const { name } of placed) if (!named.has(hashIn(name))) await this.#setAside(name);
    for (const { name } of aside) {
      const isBack = !named.has(hashIn(name)) || (await this.has(hashIn(name)));
      if (isBack) await this.#bytes.remove(name);
    }
  }

  async #setAside(name: string): Promise<void> {
    const content = await this.#bytes.read(name);
    if (!content) return;
    const hash = hashIn(name);
    await this.#bytes.write(`${asideOf(hash)}${hash}.${crypto.randomUUID()}`, content, 'aside');
    await this.#bytes.remove(name);
  }

  close(): Promise<void> {
    return this.#bytes.close();
  }
}
