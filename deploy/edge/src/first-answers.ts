import type { IncomingHttpHeaders } from 'node:http';
import type { FirstScreen } from '@tessera/shared/contract';
import { storeRecent } from './store-recent.ts';
import { waitBriefly } from './wait-briefly.ts';

/** Whose calls they are. */
export interface Asker {
  readonly merchant: string;
  /** In the operator's code. */
  readonly language: string;
  readonly device: 'Mobile' | 'Desktop';
  /** Of the page: an answer from before a change never comes with a page from after it. */
  readonly settingsVersion: number;
  readonly ip: string;
}

/** The answers by the address of their call, as the operator wrote them. */
export type AnswerTexts = ReadonlyMap<string, string>;

/** How long an answer is sent to further pages: in that time, a page that is open does not ask again either. */
const cachedMs = 3_000;
/** How long after that it is still sent, while the operator is asked again. */
const staleMs = 7_000;
const deadlineMs = 10_000;
/** Anybody can ask for very many narrowed lists. All calls of contracts, for all merchants and languages, are far fewer. */
const mostAnswers = 2_000;
/** Of one answer, in characters: the page is not for whole catalogues. */
const longest = 65_536;

/** The device as the browser names it: that of a page that the edge renders, whatever the width of its window. */
export const deviceOf = (headers: IncomingHttpHeaders): Asker['device'] =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobi/.test(headers['user-agent'] ?? '') ? 'Mobile' : 'Desktop';

/** Answers about draws have addresses below `/lgw/` (`spec/wire-facts.md`); a few others there are dropped with them. */
const isOfLottery = (address: string): boolean => address.startsWith('/lgw/');

const countUp = (counts: Map<string, number>, merchant: string): void =>
  void counts.set(merchant, (counts.get(merchant) ?? 0) + 1);

interface Cached {
  /** To whose pages, and to which call. */
  readonly merchant: string;
  readonly address: string;
  readonly text: Promise<string | undefined>;
  /** Then the operator is asked again. */
  readonly freshUntil: number;
  /** Then nobody gets it any more. */
  readonly staleUntil: number;
}

/** Asks the operator what a visitor's page asks first, and caches each answer for a few seconds. */
export class FirstAnswerCache {
  readonly #url: string;
  readonly #waitMs: number | undefined;
  readonly #most: number;
  #cached = new Map<string, Cached>();
  /** How often answers were dropped: those to one merchant, by its code, those about its draws, and all. */
  readonly #drops = new Map<string, number>();
  readonly #drawDrops = new Map<string, number>();
  #allDrops = 0;

  constructor(operatorUrl: string, waitMs?: number, most = mostAnswers) {
    this.#url = operatorUrl;
    this.#waitMs = waitMs;
    this.#most = most;
  }

  /** What has arrived in time; only successful answers. */
  async of(screen: readonly FirstScreen[], asker: Asker, waitMs = this.#waitMs): Promise<AnswerTexts> {
    const { merchant, language, device } = asker;
    const values: Readonly<Record<string, string>> = { merchant, language, device };
    const addresses = new Set(
      screen
        .flatMap(({ calls }) => calls ?? [])
        .map((address) => address.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all))
        .filter((address) => this.#isPublic(address)),
    );
    const answers = await Promise.all(
      [...addresses].map(async (address) => [address, await waitBriefly(this.#text(address, asker), waitMs)] as const),
    );
    return new Map(answers.filter((answer): answer is [string, string] => answer[1] !== undefined));
  }

  /** Drops every answer, or those to one merchant's pages. */
  forget(merchant?: string): void {
    this.#keep((cached) => merchant !== undefined && cached.merchant !== merchant);
    if (merchant === undefined) this.#allDrops += 1;
    else countUp(this.#drops, merchant);
  }

  /** Drops what one merchant's pages show of its draws: most games are drawn each minute, and most pages show none. */
  forgetDraws(merchant: string): void {
    this.#keep((cached) => cached.merchant !== merchant || !isOfLottery(cached.address));
    countUp(this.#drawDrops, merchant);
  }

  /** A text that is another one after each change that has dropped answers to such a page of the merchant. */
  editionOf(merchant: string, screen: readonly FirstScreen[]): string {
    const hasDraws = screen.some(({ calls }) => calls?.some(isOfLottery));
    const drops = [this.#drops, ...(hasDraws ? [this.#drawDrops] : [])].map((counts) => counts.get(merchant) ?? 0);
    return [this.#allDrops, ...drops].join('.');
  }

  #keep(isKept: (cached: Cached) => boolean): void {
    this.#cached = new Map([...this.#cached].filter(([, cached]) => isKept(cached)));
  }

  /** A contract may name only what a browser could ask for; an address that is none costs no page more than itself. */
  #isPublic(address: string): boolean {
    if (!address.startsWith('/') || !URL.canParse(address, this.#url)) return false;
    const { origin, pathname } = new URL(address, this.#url);
    return origin === new URL(this.#url).origin && /^\/(?:wps|lgw)\//.test(pathname);
  }

  #text(address: string, asker: Asker): Promise<string | undefined> {
    const key = [asker.merchant, asker.settingsVersion, asker.language, asker.device, address].join(' ');
    const now = performance.now();
    const cached = this.#cached.get(key);
    if (cached && cached.freshUntil > now) return cached.text;
    const asked = this.#ask(address, asker).catch((cause: unknown) => {
      console.error(`[edge] no first answer from ${address}: ${String(cause)}`);
      return undefined;
    });
    const { merchant } = asker;
    const answered = {
      merchant,
      address,
      text: asked,
      freshUntil: now + cachedMs,
      staleUntil: now + cachedMs + staleMs,
    };
    void asked.then((text) => {
      // A failure is asked about again as soon as it is not fresh.
      if (text === undefined && this.#cached.get(key) === answered)
        this.#cached.set(key, { ...answered, staleUntil: answered.freshUntil });
    });
    if (!cached || cached.staleUntil <= now) {
      storeRecent(this.#cached, key, answered, this.#most);
      return asked;
    }
    const revalidating = { ...cached, freshUntil: answered.freshUntil };
    storeRecent(this.#cached, key, revalidating, this.#most);
    // Not over what was asked for after a change; and a failure takes no answer away before its time.
    void asked.then((text) => {
      if (text !== undefined && this.#cached.get(key) === revalidating) this.#cached.set(key, answered);
    });
    return cached.text;
  }

  async #ask(address: string, { merchant, language, device, ip }: Asker): Promise<string | undefined> {
    const answer = await fetch(new URL(address, this.#url), {
      // What it would lead to has not been looked at.
      redirect: 'error',
      headers: { accept: 'application/json', platform: 'WEB', merchant, language, device, 'x-forwarded-for': ip },
      signal: AbortSignal.timeout(deadlineMs),
    });
    const text = await answer.text();
    if (!answer.ok || text.length > longest) return undefined;
    // Also checks that it is JSON: it becomes a part of the page's.
    return (JSON.parse(text) as { readonly success?: unknown }).success === true ? text : undefined;
  }
}
