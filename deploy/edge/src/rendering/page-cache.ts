import { createHash } from 'node:crypto';
import type { AnswerTexts } from '../first-answers.ts';
import { storeRecent } from '../store-recent.ts';
import type { RenderRequest } from './render-thread.ts';

/** Answers that come with a page, in the operator's language code. */
export interface SentAnswers {
  readonly language: string;
  readonly texts: AnswerTexts;
}

/** A page that is to be rendered. */
export interface RenderJob {
  readonly request: RenderRequest;
  /** Those that it is rendered from, as the document has them. */
  readonly answers: SentAnswers;
  /** The edition of the merchant's answers: a page of an earlier edition is not sent in the place of this one. */
  readonly edition: string;
  /** Anybody can make up, or combine, addresses like its own. Such pages are cached apart, so that they push out no other page. */
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

/** What came of rendering a page. */
export interface Rendering {
  /** Missing if it could not be rendered. */
  readonly page?: RenderedPage;
  /** Ids of the releases that failed in it or are left out of it. */
  readonly failed: readonly string[];
}

/** How long a page is sent, or one that failed is not tried again, in milliseconds. Pages show the time, so it is short. */
const cachedMs = 10_000;
/** How long after that it is still sent while it is rendered again. */
const staleMs = 10_000;
const mostPages = 200;
const mostMadeUp = 20;

interface CachedPage {
  readonly key: string;
  readonly rendering: Promise<Rendering>;
  readonly freshUntil: number;
  readonly staleUntil: number;
  isReady: boolean;
}

/** Pages that share one limit. */
interface CachedPages {
  readonly most: number;
  readonly byKey: Map<string, CachedPage>;
  /** The last page of each address and setting, whatever its data, by its place. */
  readonly latest: Map<string, CachedPage>;
}

const noPages = (most: number): CachedPages => ({ most, byKey: new Map(), latest: new Map() });

/**
 * Caches rendered pages for some seconds. While one is rendered anew, because it is old or its data has changed by itself, the
 * one before it is sent, together with the data that it shows.
 */
export class PageCache {
  readonly #render: (job: RenderJob) => Promise<Rendering> | undefined;
  readonly #usual = noPages(mostPages);
  readonly #madeUp = noPages(mostMadeUp);

  /** `render` answers undefined where the page cannot be rendered now. */
  constructor(render: (job: RenderJob) => Promise<Rendering> | undefined) {
    this.#render = render;
  }

  /** Undefined if the page is not cached, and cannot be rendered now. */
  of(job: RenderJob): Promise<Rendering> | undefined {
    const { key, place } = keysOf(job);
    const now = performance.now();
    const pages = job.isMadeUp ? this.#madeUp : this.#usual;
    const cached = pages.byKey.get(key);
    const page = cached && cached.freshUntil > now ? cached : this.#start(job, key, place, pages);
    if (page?.isReady) return page.rendering;
    const earlier = pages.latest.get(place);
    return earlier && maySend(earlier, key, now) ? earlier.rendering : page?.rendering;
  }

  #start(job: RenderJob, key: string, place: string, pages: CachedPages): CachedPage | undefined {
    const rendering = this.#render(job);
    if (!rendering) return undefined;
    const freshUntil = performance.now() + cachedMs;
    const started: CachedPage = { key, rendering, freshUntil, staleUntil: freshUntil + staleMs, isReady: false };
    storeRecent(pages.byKey, key, started, pages.most);
    void rendering.then(({ page }) => {
      started.isReady = true;
      if (page) storeRecent(pages.latest, place, started, pages.most);
    });
    return started;
  }
}

/** Whether an earlier page is sent while the one asked for is rendered: with other data only as long as it is fresh itself. */
const maySend = ({ key, freshUntil, staleUntil }: CachedPage, askedKey: string, now: number): boolean =>
  (key === askedKey ? staleUntil : freshUntil) > now;

/** `key` has everything that the markup depends on but the time of the day, `place` only what does not change by itself. */
function keysOf({ request, edition }: RenderJob): { readonly key: string; readonly place: string } {
  const { page, messages: _, ...builds } = request;
  const { boot, answers, pictures, sanitised, ...rest } = page;
  const { serverTime: __, ...settings } = boot;
  const hash = (...parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64');
  const settled = hash(builds, settings, rest);
  return { key: hash(settled, answers, pictures, sanitised), place: hash(settled, edition) };
}
