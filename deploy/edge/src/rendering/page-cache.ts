import { createHash } from 'node:crypto';
import type { AnswerTexts } from '../first-answers.ts';
import type { RenderRequest } from './render-thread.ts';

/** Answers that come with a page, in the operator's language code. */
export interface SentAnswers {
  readonly language: string;
  readonly texts: AnswerTexts;
}

/** A page that is asked for. */
export interface Order {
  readonly request: RenderRequest;
  /** Those that it is rendered from, as the document has them. */
  readonly answers: SentAnswers;
  /** Changes with whatever drops answers: no page from before it is sent with another one's data. */
  readonly edition: string;
  /** Its address has values that anybody can make up: such pages take no other one's place. */
  readonly isMadeUp: boolean;
}

/** How a page looks before its scripts run. */
export interface RenderedPage {
  readonly markup: string;
  /** Rules in the place of style attributes, which the page's policy does not allow. */
  readonly styles: string;
  /** The server time that it shows, in milliseconds since 1970. */
  readonly atMs: number;
  /** What it was rendered from, which its document needs to be taken over. */
  readonly answers: SentAnswers;
}

/** What was rendered of a page. */
export interface Rendering {
  /** Missing if it could not be rendered. */
  readonly page?: RenderedPage;
  /** Ids of the releases that failed in it or are left out of it. */
  readonly failed: readonly string[];
}

/** How long a page is sent, or one that failed is not tried again, in milliseconds: it has times of the day in it. */
const cachedMs = 10_000;
/** How long after that it is still sent while it is rendered again. */
const staleMs = 10_000;
const mostPages = 200;
const mostMadeUp = 20;

interface Kept {
  readonly key: string;
  readonly rendering: Promise<Rendering>;
  readonly freshUntil: number;
  isReady: boolean;
}

class Shelf {
  readonly pages = new Map<string, Kept>();
  /** The last page of each address and setting, whatever its data. */
  readonly latest = new Map<string, Kept>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  store(pages: Map<string, Kept>, name: string, kept: Kept): void {
    pages.delete(name);
    pages.set(name, kept);
    const now = performance.now();
    // In the order in which they were rendered.
    for (const [oldest, { freshUntil }] of pages) {
      if (freshUntil + staleMs > now && pages.size <= this.#most) break;
      pages.delete(oldest);
    }
  }
}

/**
 * Keeps rendered pages for some seconds. While one is rendered anew, because it is old or its data has changed by itself, the
 * one before it is sent, together with the data that it shows.
 */
export class PageCache {
  readonly #render: (order: Order) => Promise<Rendering> | undefined;
  readonly #usual = new Shelf(mostPages);
  readonly #madeUp = new Shelf(mostMadeUp);

  constructor(render: (order: Order) => Promise<Rendering> | undefined) {
    this.#render = render;
  }

  /** Undefined if the page is not there, and cannot be rendered now. */
  of(order: Order): Promise<Rendering> | undefined {
    const { key, place } = keysOf(order);
    const now = performance.now();
    const shelf = order.isMadeUp ? this.#madeUp : this.#usual;
    const known = shelf.pages.get(key);
    const kept = known && known.freshUntil > now ? known : this.#start(order, key, place, shelf);
    if (kept?.isReady) return kept.rendering;
    const earlier = shelf.latest.get(place);
    return earlier && maySend(earlier, key, now) ? earlier.rendering : kept?.rendering;
  }

  #start(order: Order, key: string, place: string, shelf: Shelf): Kept | undefined {
    const rendering = this.#render(order);
    if (!rendering) return undefined;
    const kept: Kept = { key, rendering, freshUntil: performance.now() + cachedMs, isReady: false };
    shelf.store(shelf.pages, key, kept);
    void rendering.then(({ page }) => {
      kept.isReady = true;
      if (page) shelf.store(shelf.latest, place, kept);
    });
    return kept;
  }
}

/** Of other data only a page that is itself not old. */
const maySend = ({ key, freshUntil }: Kept, asked: string, now: number): boolean =>
  freshUntil + (key === asked ? staleMs : 0) > now;

/** `key` has everything that the markup depends on but the time of the day, `place` what does not change by itself. */
function keysOf({ request, edition }: Order): { readonly key: string; readonly place: string } {
  const { page, messages: _, ...builds } = request;
  const { boot, answers, pictures, sanitised, ...rest } = page;
  const { serverTime: __, ...settings } = boot;
  const hash = (...parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64');
  const settled = hash(builds, settings, rest);
  return { key: hash(settled, answers, pictures, sanitised), place: hash(settled, edition) };
}
