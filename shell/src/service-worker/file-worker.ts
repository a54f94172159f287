import { OFFLINE_PAGES_PATH, type OfflinePages } from '@tessera/shared/registry';
import { hashFor } from './file-requests.ts';
import { offlineAnswer } from './offline-answer.ts';
import type { PageNotice } from './page-notice.ts';
import { hashesOf, setsToKeep, withSet } from './release-sets.ts';
import type { KnownFile, StoredFiles } from './stored-files.ts';
import type { WorkerState } from './worker-state.ts';

interface Parts {
  readonly files: StoredFiles;
  readonly state: WorkerState;
  readonly fetch: typeof globalThis.fetch;
  readonly openPages: () => Promise<readonly string[]>;
  readonly report: (cause: unknown) => void;
}

/** The list of a release's files. */
const LIST = '/files.json';

/** How many files are loaded ahead at once: the page's own requests come first. */
const aheadAtOnce = 2;

/** What the service worker does at each of its events. */
export class FileWorker {
  readonly #parts: Parts;
  /** Hashes by path from lists of releases that no page's notice has had yet; pages have checked them. */
  readonly #learned = new Map<string, string>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Rejects if the pages without a network cannot be had: the browser installs the worker again with the next visit. */
  async loadOfflinePages(): Promise<void> {
    const { fetch, state } = this.#parts;
    const answer = await fetch(OFFLINE_PAGES_PATH);
    if (!answer.ok) throw new Error(`${OFFLINE_PAGES_PATH} was answered with ${answer.status}.`);
    await state.storeOfflinePages((await answer.json()) as OfflinePages);
  }

  /**
   * The answer to a request for a file: of its hash from the storage, else from the network. `kept` ends when what came from
   * the network is stored.
   */
  async answer(path: string, request: Request): Promise<{ readonly answer: Response; readonly kept?: Promise<void> }> {
    const { files, fetch } = this.#parts;
    const hash = await this.#hashOf(path, request.integrity);
    if (hash === undefined) return { answer: await fetch(request) };
    const stored = await files.find({ path, hash });
    const answer = stored ?? (await fetch(request));
    const kept = stored ? undefined : files.store({ path, hash }, answer.clone());
    // A page that asks for a list by its hash has checked who signed it; what it lists is asked for after it.
    if (request.integrity === hash && answer.ok && path.endsWith(LIST)) await this.#learn(path, answer.clone());
    return { answer, ...(kept ? { kept } : {}) };
  }

  /** An answer that breaks off is the page's to see. */
  async #learn(path: string, list: Response): Promise<void> {
    const hashes = await list.json().catch(() => ({}));
    const base = path.slice(0, -LIST.length);
    for (const [name, hash] of Object.entries(hashes)) this.#learned.set(`${base}/${name}`, String(hash));
  }

  /** The document of an address, from the network. Without one, the page that says so. */
  async document(request: Request, preloaded: Promise<Response | undefined> | undefined): Promise<Response> {
    const { fetch, state } = this.#parts;
    try {
      return (await preloaded) ?? (await fetch(request));
    } catch (cause) {
      const [offline, shown] = await Promise.all([state.offlinePages(), state.read()]).catch(() => []);
      if (!offline) throw cause;
      return offlineAnswer(offline, request.url, shown ?? {});
    }
  }

  /** Takes what a page says: what it uses stays, what it needs next is loaded, and what nobody uses any more is removed. */
  async take({ files: hashes, ahead, ...shown }: PageNotice, page: string | undefined): Promise<void> {
    const { files, state, openPages, report } = this.#parts;
    try {
      await state.update(async ({ sets }) => {
        const kept = setsToKeep(withSet(sets, hashes, page), await openPages());
        // Before anything is written: the storage may be full of what nobody uses any more.
        await files.keepOnly(Object.entries(hashesOf(kept)).map(([path, hash]) => ({ path, hash })));
        return { sets: kept, language: shown.language, theme: shown.theme };
      });
      if ((await state.offlinePages())?.edition !== shown.offlineEdition) await this.loadOfflinePages();
    } catch (cause) {
      // Everything that follows needs the same storage, or the same network.
      return report(cause);
    }
    const wanted = ahead.flatMap((path) => {
      const hash = hashFor(path, '', hashes);
      return hash === undefined ? [] : { path, hash };
    });
    await Promise.all(Array.from({ length: aheadAtOnce }, () => this.#loadEach(wanted)));
  }

  /** Loads what is not there yet, until one fails: then there is no network, or the release is gone. */
  async #loadEach(wanted: KnownFile[]): Promise<void> {
    const { files, fetch, report } = this.#parts;
    for (let file = wanted.shift(); file; file = wanted.shift()) {
      if (await files.has(file)) continue;
      try {
        await files.store(file, await fetch(file.path, { integrity: file.hash, priority: 'low' }));
      } catch (cause) {
        wanted.length = 0;
        report(cause);
      }
    }
  }

  /** Removes what it has stored. Pages that it still answers are answered from the network. */
  async end(): Promise<void> {
    const { files, state } = this.#parts;
    await Promise.all([files.end(), state.end()]);
  }

  /** Elements do not say which hash they want, fetch() does. */
  async #hashOf(path: string, integrity: string): Promise<string | undefined> {
    // A worker without its storage, or without any page's notice, has no hashes and asks the network.
    const state = await this.#parts.state.read().catch(() => undefined);
    if (!state || state.sets.length === 0) return undefined;
    const learned = this.#learned.get(path);
    return hashFor(path, integrity, learned === undefined ? hashesOf(state.sets) : { [path]: learned });
  }
}
