import type { FastifyBaseLogger } from 'fastify';
import { movedStyles } from './moved-styles.ts';
import { PageCache, type Rendering, type RenderJob } from './page-cache.ts';
import {
  type PartName,
  type Rendered,
  type RenderRequest,
  RenderThread,
  ThreadLost,
  type TimeLimits,
} from './render-thread.ts';

interface Limits extends TimeLimits {
  /** Pages that may wait for the thread; others are sent without their first screen. */
  readonly waiting: number;
  /** Of them, pages whose query anybody can make up. */
  readonly waitingWithQuery: number;
  /** A thread ends after so many pages, and with it whatever they have left in its memory. */
  readonly pagesPerThread: number;
  /** How long a build is left out in which a page did not end twice. */
  readonly excludedMs: number;
}
const usualLimits: Limits = {
  ...{ pageMs: 3_000, contributionMs: 1_200, waiting: 16, waitingWithQuery: 4 },
  ...{ pagesPerThread: 1_000, excludedMs: 10 * 60_000 },
};

/** How often pages did not end in a build, and until when it is left out. */
interface Hangs {
  readonly count: number;
  readonly until: number;
}
/** The first may be the fault of a busy machine. */
const hangsAllowed = 1;

/** The shell's id among those of releases. */
const SHELL = 'shell';

/** What came of one attempt. */
interface Attempt {
  /** Missing if the page did not end. */
  readonly rendered?: Rendered;
  /** Ids of the releases that failed in it, or are left out of it. */
  readonly failed: readonly string[];
  /** The build in which the page did not end, by its path, and its part: the page may be rendered without them. */
  readonly hungIn?: { readonly path: string; readonly part?: PartName | undefined };
}

/**
 * Renders pages in a thread. A page that does not end, or ends the thread, is rendered once more without the part that hung:
 * the browser renders it. If it fails again, or it is the shell's fault, the page is sent without its first screen. After the
 * second time the part's remote is left out of all pages for a while.
 */
export class PageRenderer {
  readonly #limits: Limits;
  readonly #makeThread: () => RenderThread;
  readonly #onFailure: (path: string, cause: unknown) => void;
  readonly #hangs = new Map<string, Hangs>();
  readonly #cache = new PageCache((job) => this.#start(job));
  #thread: RenderThread | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #pagesOfThread = 0;
  #isClosed = false;

  /** `onFailure` gets the server build that failed, by its path, and why. */
  constructor(
    onFailure: (path: string, cause: unknown) => void,
    limits: Partial<Limits> = {},
    makeThread: () => RenderThread = () => new RenderThread(),
  ) {
    this.#onFailure = onFailure;
    this.#limits = { ...usualLimits, ...limits };
    this.#makeThread = makeThread;
  }

  /** The page, perhaps of some seconds ago; undefined if too many wait. Never throws. */
  async render(job: RenderJob): Promise<Rendering | undefined> {
    return this.#cache.of(job);
  }

  close(): void {
    this.#isClosed = true;
    this.#thread?.close();
    this.#thread = undefined;
  }

  /** Undefined if too many pages wait already. */
  #start(job: RenderJob): Promise<Rendering> | undefined {
    const { waiting, waitingWithQuery } = this.#limits;
    const places = job.isMadeUp ? waitingWithQuery : waiting;
    if (this.#isClosed || this.#waiting >= places) return undefined;
    return this.#queued(job).catch((cause: unknown) => {
      this.#onFailure(job.request.shell, cause);
      return { failed: [] };
    });
  }

  async #queued({ request, answers }: RenderJob): Promise<Rendering> {
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#withRetry(request));
    this.#last = turn.catch(() => undefined);
    const { rendered, failed } = await turn.finally(() => {
      this.#waiting -= 1;
    });
    const moved = rendered?.markup === undefined ? undefined : movedStyles(rendered.markup);
    return { failed, ...(moved && { page: { ...moved, atMs: request.page.boot.serverTime, answers } }) };
  }

  async #withRetry(request: RenderRequest): Promise<Attempt> {
    const first = await this.#attempt(request);
    const { hungIn } = first;
    // Without the part in which it did not end, or the remote if it was none of its parts. The shell would only fail again.
    if (hungIn === undefined || hungIn.path === request.shell) return first;
    const second = await this.#attempt(
      hungIn.part
        ? { ...request, leftOut: hungIn.part }
        : { ...request, remotes: request.remotes.filter(({ path }) => path !== hungIn.path) },
      hungIn.path,
    );
    return { ...second, failed: [...new Set([...first.failed, ...second.failed])] };
  }

  #isExcluded(path: string): boolean {
    const hangs = this.#hangs.get(path);
    return hangs !== undefined && hangs.count > hangsAllowed && hangs.until > performance.now();
  }

  #threadForPage(): RenderThread {
    if (this.#thread && !this.#thread.isLost && this.#pagesOfThread < this.#limits.pagesPerThread) {
      this.#pagesOfThread += 1;
      return this.#thread;
    }
    this.#thread?.close();
    this.#thread = this.#makeThread();
    this.#pagesOfThread = 1;
    return this.#thread;
  }

  /** `counted`: a build in which this page did not end before, which is one hang for all its parts. */
  async #attempt(request: RenderRequest, counted?: string): Promise<Attempt> {
    if (this.#isClosed) return { failed: [] };
    if (this.#isExcluded(request.shell)) return { failed: [SHELL] };
    const remotes = request.remotes.filter(({ path }) => !this.#isExcluded(path));
    const excluded = request.remotes.filter((remote) => remote.parts.length > 0 && !remotes.includes(remote));
    const failed = excluded.map(({ id }) => id);
    const pathOf = (id: string | undefined) => remotes.find((remote) => remote.id === id)?.path ?? request.shell;
    try {
      const rendered = await this.#threadForPage().render({ ...request, remotes }, this.#limits);
      for (const { id, cause } of rendered.failures) this.#onFailure(pathOf(id), cause);
      const ofPage = rendered.failures.filter(({ isBlameless }) => !isBlameless);
      return { rendered, failed: [...new Set([...failed, ...ofPage.map(({ id = SHELL }) => id)])] };
    } catch (cause) {
      // `close()` has ended the thread: no release is to blame.
      if (this.#isClosed) return { failed };
      if (cause instanceof ThreadLost && cause.isOfPage) {
        this.#onFailure(request.shell, cause);
        return { failed };
      }
      const entered = cause instanceof ThreadLost ? cause.entered : undefined;
      const path = pathOf(entered?.remote);
      const part = entered?.key === undefined ? undefined : { remote: entered.remote, key: entered.key };
      this.#onFailure(path, cause);
      const isExcluded = path !== counted && this.#isExcludedAfter(path);
      return { hungIn: { path, part }, failed: isExcluded ? [...failed, entered?.remote ?? SHELL] : failed };
    }
  }

  /** Counts a page that did not end in a build, and answers whether that build is left out from now on. */
  #isExcludedAfter(path: string): boolean {
    const before = this.#hangs.get(path);
    const count = before && before.until > performance.now() ? before.count + 1 : 1;
    this.#hangs.set(path, { count, until: performance.now() + this.#limits.excludedMs });
    if (count <= hangsAllowed) return false;
    this.#onFailure(path, new Error(`It is left out for ${this.#limits.excludedMs / 60_000} minutes.`));
    return true;
  }
}

/** Logs a failure once for each build and cause, so that one broken release does not fill the log. */
export function failureLog(log: Pick<FastifyBaseLogger, 'warn'>): (path: string, cause: unknown) => void {
  const seen = new Set<string>();
  return (path, cause) => {
    const name = `${path} ${String(cause).split('\n', 1)[0]}`;
    if (seen.has(name)) return;
    if (seen.size > 1_000) seen.clear();
    seen.add(name);
    log.warn({ build: path, err: cause }, 'a part of a page could not be rendered at the edge');
  };
}
