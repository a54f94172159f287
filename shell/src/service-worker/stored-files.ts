import { mayKeep } from './file-requests.ts';

/** A file as pages ask for it. */
export interface KnownFile {
  readonly path: string;
  /** In the format of Subresource Integrity. */
  readonly hash: string;
}

/** The part of the browser's storage that the worker uses. */
export type WorkerCaches = Pick<CacheStorage, 'open' | 'has' | 'delete'>;

const CACHE = 'tessera-files';

/** All releases together have some 600 files and 12 MB; a page uses a tenth of them. */
interface Limits {
  readonly files: number;
  readonly bytes: number;
}
const usualLimits: Limits = { files: 1_000, bytes: 32 * 1024 * 1024 };

/** The sha384 of some bytes, in the format of Subresource Integrity. */
async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

/** The same bytes have one place, whichever release they are of; a browser runs them only under their own type. */
const keyOf = ({ path, hash }: KnownFile): string =>
  `/service-worker/${encodeURIComponent(hash)}${path.slice(path.lastIndexOf('.'))}`;

/**
 * Files by their hash. Whatever is wrong with the storage of the browser, a page must not notice: it is reported once, and
 * nothing is found or stored.
 */
export class StoredFiles {
  readonly #caches: WorkerCaches;
  readonly #report: (cause: unknown) => void;
  readonly #limits: Limits;
  /** Keys whose bytes this worker has compared with their hash. */
  readonly #checked = new Set<string>();
  #used: Promise<{ files: number; bytes: number }> | undefined;
  #hasReported = false;
  #isEnded = false;

  constructor(caches: WorkerCaches, report: (cause: unknown) => void, limits = usualLimits) {
    this.#caches = caches;
    this.#report = report;
    this.#limits = limits;
  }

  /** The stored file, with the bytes of its hash. One that is damaged is removed. */
  async find(file: KnownFile): Promise<Response | undefined> {
    return this.#unlessBroken(async () => {
      const cache = await this.#caches.open(CACHE);
      const key = keyOf(file);
      // Answered as the storage has it, so that the browser can keep the compiled script with it; checked in a copy.
      const [stored, copy] = await Promise.all([
        cache.match(key),
        this.#checked.has(key) ? undefined : cache.match(key),
      ]);
      if (!stored || !copy) return stored;
      // What cannot be read is as damaged as what has other bytes.
      const hash = await copy.arrayBuffer().then(hashOf, () => '');
      if (hash === file.hash) {
        this.#checked.add(key);
        return stored;
      }
      await cache.delete(key);
      return undefined;
    });
  }

  /** Whether the file is there; its bytes are not looked at. */
  async has(file: KnownFile): Promise<boolean> {
    const found = await this.#unlessBroken(async () => (await this.#caches.open(CACHE)).match(keyOf(file)));
    return found !== undefined;
  }

  /** Stores an answer of the network, if it has the bytes of that hash and there is room. */
  async store(file: KnownFile, answer: Response): Promise<void> {
    if (!mayKeep(answer)) return;
    // An answer that breaks off is the page's to see.
    const bytes = await answer.arrayBuffer().catch(() => undefined);
    if (!bytes || (await hashOf(bytes)) !== file.hash) return;
    await this.#unlessBroken(async () => {
      if (this.#isEnded) return;
      const cache = await this.#caches.open(CACHE);
      const key = keyOf(file);
      if (await cache.match(key)) return;
      this.#used ??= usedOf(cache);
      const used = await this.#used;
      if (used.files >= this.#limits.files || used.bytes + bytes.byteLength > this.#limits.bytes) return;
      used.files += 1;
      used.bytes += bytes.byteLength;
      const headers = {
        'Content-Type': answer.headers.get('Content-Type') ?? '',
        'Content-Length': String(bytes.byteLength),
        'X-Content-Type-Options': 'nosniff',
      };
      await cache.put(key, new Response(bytes, { headers }));
      this.#checked.add(key);
    });
  }

  /** Removes all files but these. */
  async keepOnly(files: readonly KnownFile[]): Promise<void> {
    await this.#unlessBroken(async () => {
      const kept = new Set(files.map(keyOf));
      const cache = await this.#caches.open(CACHE);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        if (!kept.has(pathname)) await cache.delete(pathname);
      }
      this.#used = undefined;
    });
  }

  /** Removes all files, and stores no more. */
  async end(): Promise<void> {
    this.#isEnded = true;
    await this.#unlessBroken(() => this.#caches.delete(CACHE));
  }

  async #unlessBroken<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await work();
    } catch (cause) {
      if (!this.#hasReported) this.#report(cause);
      this.#hasReported = true;
      return undefined;
    }
  }
}

async function usedOf(cache: Cache): Promise<{ files: number; bytes: number }> {
  const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  const sizes = answers.map((answer) => Number(answer?.headers.get('Content-Length') ?? 0));
  return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
