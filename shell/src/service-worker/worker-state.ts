import { OFFLINE_PAGES_PATH, type OfflinePages } from '@tessera/shared/registry';
import type { ReleaseSet } from './release-sets.ts';
import type { WorkerCaches } from './stored-files.ts';

/** What the worker knows of the visitor's pages. It is stored, for a browser ends a worker whenever nobody asks it. */
export interface State {
  readonly sets: readonly ReleaseSet[];
  readonly language?: string;
  readonly theme?: string;
}

const CACHE = 'tessera-state';
const STATE = '/service-worker/state.json';

const hasSets = ({ sets }: Partial<State>): boolean =>
  Array.isArray(sets) && sets.every(({ files, pages }) => typeof files === 'object' && Array.isArray(pages));

/** Reads and writes what the worker knows; rejects where the browser's storage does. */
export class WorkerState {
  readonly #caches: WorkerCaches;
  #isEnded = false;
  /** In the memory of this worker; one change after the other. */
  #state: Promise<State> | undefined;

  constructor(caches: WorkerCaches) {
    this.#caches = caches;
  }

  read(): Promise<State> {
    this.#state ??= this.#forgetIfFailed(this.#stored());
    return this.#state;
  }

  /** Replaces it by what `change` makes of it. */
  async update(change: (state: State) => Promise<State>): Promise<void> {
    const changed = this.read().then(async (before) => {
      const next = await change(before);
      await this.#write(STATE, next);
      return next;
    });
    this.#state = this.#forgetIfFailed(changed);
    await this.#state;
  }

  /** After a failure, the next one begins with what is stored. */
  #forgetIfFailed(state: Promise<State>): Promise<State> {
    const next = state.catch((cause: unknown) => {
      if (this.#state === next) this.#state = undefined;
      throw cause;
    });
    return next;
  }

  /** `undefined` if there are none. */
  async offlinePages(): Promise<OfflinePages | undefined> {
    return this.#readJson<OfflinePages>(OFFLINE_PAGES_PATH);
  }

  storeOfflinePages(pages: OfflinePages): Promise<void> {
    return this.#write(OFFLINE_PAGES_PATH, pages);
  }

  /** Removes it all, for good. */
  async end(): Promise<void> {
    this.#isEnded = true;
    this.#state = Promise.resolve({ sets: [] });
    await this.#caches.delete(CACHE);
  }

  async #stored(): Promise<State> {
    const stored = await this.#readJson<State>(STATE);
    // A later release may have stored something else, and was taken back.
    return stored && hasSets(stored) ? stored : { sets: [] };
  }

  async #readJson<Value>(path: string): Promise<Value | undefined> {
    // Opening it would make it.
    const answer = (await this.#caches.has(CACHE)) && (await (await this.#caches.open(CACHE)).match(path));
    return answer ? ((await answer.json()) as Value) : undefined;
  }

  async #write(path: string, value: object): Promise<void> {
    if (this.#isEnded) return;
    const headers = { 'Content-Type': 'application/json' };
    await (await this.#caches.open(CACHE)).put(path, new Response(JSON.stringify(value), { headers }));
  }
}
