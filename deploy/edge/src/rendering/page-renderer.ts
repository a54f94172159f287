import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type Rendered, type RenderOrder, RenderThread, ThreadLost } from './render-thread.ts';

/** How a rendered page looks before its scripts run. */
export interface RenderedPage {
  readonly markup: string;
  /** Rules in the place of style attributes, which the page's policy does not allow. */
  readonly styles: string;
  /** The server time that it shows, in milliseconds since 1970. */
  readonly atMs: number;
}

interface Limits {
  readonly timeoutMs: number;
  /** Pages that may wait for the thread; others are sent as they were without rendering. */
  readonly waiting: number;
  /** How long a rendered page is used again: it has times of the day in it. */
  readonly keptMs: number;
  readonly keptPages: number;
  /** A thread ends after so many pages, and with it whatever they have left in its memory. */
  readonly pagesPerThread: number;
}
const usualLimits: Limits = { timeoutMs: 1_500, waiting: 16, keptMs: 10_000, keptPages: 200, pagesPerThread: 1_000 };

interface Kept {
  readonly page: Promise<RenderedPage | undefined>;
  readonly until: number;
}

/**
 * Renders pages in a thread. A remote that ends the thread, or never ends itself, is left out from then on: the browser
 * renders its parts. After a second failure the page is sent as it is without rendering.
 */
export class PageRenderer {
  readonly #limits: Limits;
  readonly #makeThread: () => RenderThread;
  readonly #onFailure: (path: string, cause: unknown) => void;
  readonly #left = new Set<string>();
  readonly #kept = new Map<string, Kept>();
  #thread: RenderThread | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #pagesOfThread = 0;

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

  /** The page; undefined if it cannot be rendered, or too many wait. */
  async render(order: RenderOrder): Promise<RenderedPage | undefined> {
    const key = keyOf(order);
    const kept = this.#kept.get(key);
    if (kept && kept.until > performance.now()) return kept.page;
    if (this.#waiting >= this.#limits.waiting) return undefined;
    const page = this.#inTurn(order);
    this.#keep(key, page);
    // What failed may work for the next visitor.
    void page.then((rendered) => rendered ?? this.#kept.delete(key));
    return page;
  }

  close(): void {
    this.#thread?.close();
    this.#thread = undefined;
  }

  #keep(key: string, page: Kept['page']): void {
    this.#kept.delete(key);
    this.#kept.set(key, { page, until: performance.now() + this.#limits.keptMs });
    if (this.#kept.size > this.#limits.keptPages) this.#kept.delete(this.#kept.keys().next().value as string);
  }

  async #inTurn(order: RenderOrder): Promise<RenderedPage | undefined> {
    this.#waiting += 1;
    const turn = this.#last.then(() => this.#twice(order));
    this.#last = turn;
    const rendered = await turn.finally(() => {
      this.#waiting -= 1;
    });
    return rendered?.markup === undefined
      ? undefined
      : { ...withoutStyleAttributes(rendered.markup), atMs: order.page.boot.serverTime };
  }

  async #twice(order: RenderOrder): Promise<Rendered | undefined> {
    return (await this.#once(order)) ?? (await this.#once(order));
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

  async #once(order: RenderOrder): Promise<Rendered | undefined> {
    const remotes = order.remotes.filter(({ path }) => !this.#left.has(path));
    const thread = this.#threadForPage();
    const pathOf = (id: string | undefined) => remotes.find((remote) => remote.id === id)?.path ?? order.shell;
    try {
      const rendered = await thread.render({ ...order, remotes }, this.#limits.timeoutMs);
      for (const { id, cause } of rendered.failures) this.#onFailure(pathOf(id), cause);
      return rendered;
    } catch (cause) {
      if (!(cause instanceof ThreadLost)) throw cause;
      const path = pathOf(cause.entered);
      if (cause.entered) this.#left.add(path);
      this.#onFailure(path, cause);
      return undefined;
    }
  }
}

/** Everything that the markup depends on but the time of the day, which is as old as a page is kept. */
function keyOf({ shell, remotes, page: { boot, ...page } }: RenderOrder): string {
  const { serverTime: _, trust: __, location: ___, ...rest } = boot;
  return createHash('sha256')
    .update(JSON.stringify([shell, remotes, rest, page]))
    .digest('base64');
}

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** Moves the style attributes that React has written into rules; what could end a rule is left to the browser. */
export function withoutStyleAttributes(markup: string): Pick<RenderedPage, 'markup' | 'styles'> {
  const places = new Map<string, number>();
  const moved = markup.replace(/ style="([^"]*)"/g, (_, written: string) => {
    const style = written.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? '');
    if (/[{}<\\]/.test(style)) return '';
    const place = places.get(style) ?? places.size;
    places.set(style, place);
    return ` data-style="${place}"`;
  });
  return { markup: moved, styles: [...places].map(([style, place]) => `[data-style="${place}"]{${style}}`).join('') };
}

/** Reports a failure once for each build and cause, so that one broken release does not fill the log. */
export function failureLog(log: Pick<FastifyBaseLogger, 'warn'>): (path: string, cause: unknown) => void {
  const seen = new Set<string>();
  return (path, cause) => {
    const name = `${path} ${String(cause).split('\n', 1)[0]}`;
    if (seen.has(name) || seen.size > 1_000) return;
    seen.add(name);
    log.warn({ build: path, err: cause }, 'a part of a page could not be rendered at the edge');
  };
}
