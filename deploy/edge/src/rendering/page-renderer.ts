import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { movedStyles } from './moved-styles.ts';
import { type Rendered, type RenderRequest, RenderThread, ThreadLost, type TimeLimits } from './render-thread.ts';

/** How a page looks before its scripts run. */
export interface RenderedPage {
  readonly markup: string;
  /** Rules in the place of style attributes, which the page's policy does not allow. */
  readonly styles: string;
  /** The server time that it shows, in milliseconds since 1970. */
  readonly atMs: number;
}

interface Limits extends TimeLimits {
  /** Pages that may wait for the thread; others are sent without their first screen. */
  readonly waiting: number;
  /** Of them, pages whose address has a query other than their language: anybody can make up as many as he likes. */
  readonly waitingWithQuery: number;
  /** How long a rendered page is used again, and how long one that failed is not tried: it has times of the day in it. */
  readonly cachedMs: number;
  readonly cachedPages: number;
  /** A thread ends after so many pages, and with it whatever they have left in its memory. */
  readonly pagesPerThread: number;
  /** How long a build is left out in which a page did not end twice. */
  readonly excludedMs: number;
}
const usualLimits: Limits = {
  ...{ pageMs: 3_000, contributionMs: 1_200, waiting: 16, waitingWithQuery: 4 },
  ...{ cachedMs: 10_000, cachedPages: 200, pagesPerThread: 1_000 },
  excludedMs: 10 * 60_000,
};

interface Cached {
  readonly page: Promise<RenderedPage | undefined>;
  readonly until: number;
}

/** How often pages did not end in a build, and until when it is left out. */
interface Hangs {
  readonly count: number;
  readonly until: number;
}
/** The first may be the fault of a busy machine. */
const hangsAllowed = 1;

/**
 * Renders pages in a thread. A remote in which pages do not end, or which ends the thread, is left out for a while: the
 * browser renders its parts. If the page fails once more, or it is the shell's fault, it is sent without its first screen.
 */
export class PageRenderer {
  readonly #limits: Limits;
  readonly #makeThread: () => RenderThread;
  readonly #onFailure: (path: string, cause: unknown) => void;
  readonly #hangs = new Map<string, Hangs>();
  readonly #cache = new Map<string, Cached>();
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

  /** The page; undefined if it cannot be rendered, or too many wait. Never throws. */
  async render(request: RenderRequest): Promise<RenderedPage | undefined> {
    const key = keyOf(request);
    const cached = this.#cache.get(key);
    if (cached && cached.until > performance.now()) return cached.page;
    const { waiting, waitingWithQuery } = this.#limits;
    const places = hasMadeUpQuery(request.page) ? waitingWithQuery : waiting;
    if (this.#isClosed || this.#waiting >= places) return undefined;
    const page = this.#queued(request).catch((cause: unknown) => {
      this.#onFailure(request.shell, cause);
      return undefined;
    });
    this.#store(key, page);
    return page;
  }

  close(): void {
    this.#isClosed = true;
    this.#thread?.close();
    this.#thread = undefined;
  }

  #store(key: string, page: Cached['page']): void {
    const now = performance.now();
    this.#cache.delete(key);
    this.#cache.set(key, { page, until: now + this.#limits.cachedMs });
    // In the order in which they were rendered.
    for (const [oldest, { until }] of this.#cache) {
      if (until > now && this.#cache.size <= this.#limits.cachedPages) break;
      this.#cache.delete(oldest);
    }
  }

  async #queued(request: RenderRequest): Promise<RenderedPage | undefined> {
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#withRetry(request));
    this.#last = turn.catch(() => undefined);
    const rendered = await turn.finally(() => {
      this.#waiting -= 1;
    });
    const moved = rendered?.markup === undefined ? undefined : movedStyles(rendered.markup);
    return moved && { ...moved, atMs: request.page.boot.serverTime };
  }

  async #withRetry(request: RenderRequest): Promise<Rendered | undefined> {
    const first = await this.#attempt(request);
    if (!('failed' in first)) return first;
    // Without the remote in which it did not end. The shell would only fail again.
    if (first.failed === undefined || first.failed === request.shell) return undefined;
    const remotes = request.remotes.filter(({ path }) => path !== first.failed);
    const second = await this.#attempt({ ...request, remotes });
    return 'failed' in second ? undefined : second;
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

  /** `failed` is the build in which the page did not end; undefined if it took too long in all of them together. */
  async #attempt(request: RenderRequest): Promise<Rendered | { readonly failed: string | undefined }> {
    if (this.#isClosed || this.#isExcluded(request.shell)) return { failed: request.shell };
    const remotes = request.remotes.filter(({ path }) => !this.#isExcluded(path));
    const pathOf = (id: string | undefined) => remotes.find((remote) => remote.id === id)?.path ?? request.shell;
    try {
      const rendered = await this.#threadForPage().render({ ...request, remotes }, this.#limits);
      for (const { id, cause } of rendered.failures) this.#onFailure(pathOf(id), cause);
      return rendered;
    } catch (cause) {
      if (cause instanceof ThreadLost && cause.isOfPage) {
        this.#onFailure(request.shell, cause);
        return { failed: undefined };
      }
      const path = pathOf(cause instanceof ThreadLost ? cause.entered : undefined);
      const before = this.#hangs.get(path);
      const count = before && before.until > performance.now() ? before.count + 1 : 1;
      this.#hangs.set(path, { count, until: performance.now() + this.#limits.excludedMs });
      this.#onFailure(path, cause);
      if (count > hangsAllowed)
        this.#onFailure(path, new Error(`It is left out for ${this.#limits.excludedMs / 60_000} minutes.`));
      return { failed: path };
    }
  }
}

/** Whether the address has a query besides that of the page's language, by which search engines know it. */
const hasMadeUpQuery = ({ address, boot }: RenderRequest['page']): boolean =>
  address.includes('?') && !address.endsWith(`?lang=${boot.language}`);

/** Everything that the markup depends on but the time of the day, which is as old as a page is cached. */
function keyOf({ shell, remotes, page: { boot, ...page } }: RenderRequest): string {
  const { serverTime: _, ...rest } = boot;
  return createHash('sha256')
    .update(JSON.stringify([shell, remotes, rest, page]))
    .digest('base64');
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
