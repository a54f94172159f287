import type { ArtRatio } from '@tessera/shared/art';
import type { FirstScreen } from '@tessera/shared/contract';
import type { AnnouncedIssue } from '@tessera/shared/events';
import { languageTag } from '@tessera/shared/i18n/languages';
import type { Boot } from '@tessera/shared/registry';
import { type AnswerTexts, type Asker, FirstAnswerCache } from './first-answers.ts';
import { linesOf } from './lines-of.ts';
import { type OperatorBoot, OperatorBoots } from './operator-boots.ts';
import { waitBriefly } from './wait-briefly.ts';

/** A merchant as the operator stores it; languages in the operator's codes. */
interface MerchantRow {
  readonly code: string;
  readonly name: string;
  readonly hosts: readonly string[];
  readonly currency: string;
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  readonly theme: Boot['merchant']['brand'];
  readonly timeZone: string;
  /** Both are missing from an operator of an older release: no host is for agents alone, and nobody is to be found. */
  readonly agentHosts?: readonly string[];
  readonly search?: Site['search'];
}

/** A merchant's site at one of its hosts. */
export interface Site {
  readonly merchant: Boot['merchant'];
  /** The host by which search engines know the site. */
  readonly mainHost: string;
  /** Whether only agents may sign in at this host. */
  readonly isForAgents: boolean;
  readonly search: {
    /** Whether the merchant wants to be found. */
    readonly isOn: boolean;
    /** By language; missing where the merchant wrote none. */
    readonly description: Readonly<Record<string, string | undefined>>;
  };
}
/** A game, or a promotion, as far as its picture depends on it. */
export interface FirstGame {
  readonly vendor: string;
  readonly code: string;
  readonly category: string;
  /** The shape in which a page shows it; `3:4` if it is not said. */
  readonly ratio?: ArtRatio;
}

/** What is at the head of each of a merchant's lists: games by category, by vendor's code and `hot`, and `promotions`. */
export type FirstGames = Readonly<Record<string, readonly FirstGame[] | undefined>>;

/** Called with the merchant that has changed; `undefined` if any may have, because the connection was lost. */
type Watcher = (merchant: string | undefined) => void;
/** What the operator announces to open pages; a session is named by the beginning of its token's hash. */
export type PageEvent =
  | { readonly type: 'session-ended'; readonly merchant: string; readonly session: string; readonly isOwn?: boolean }
  | {
      readonly type: 'stream-followed';
      readonly merchant: string;
      readonly member: number;
      readonly session: string;
      readonly stream: string;
      readonly forMs: number;
    }
  | { readonly type: 'member-changed'; readonly member: number; readonly kind: string }
  /** Something that concerns every member of the merchant has changed, such as its promotions. */
  | { readonly type: 'members-changed'; readonly merchant: string; readonly kind: string }
  /** Issues of the merchant's lotteries were drawn, or declared void. */
  | {
      readonly type: 'issues-drawn';
      readonly draws: { readonly merchant: string; readonly issues: readonly AnnouncedIssue[] };
    }
  /** Staff have changed what the merchant's visitors see, such as a notice; without a merchant, those of all. */
  | { readonly type: 'visitors-changed'; readonly merchant?: string }
  /** Events may have been missed, or sessions have ended with the operator's time. */
  | { readonly type: 'missed' };
type PageWatcher = (event: PageEvent) => void;

const pageEvents = [
  ...['session-ended', 'stream-followed', 'member-changed', 'members-changed', 'issues-drawn', 'visitors-changed'],
];
const isPageEvent = (event: { readonly type: string }): event is PageEvent => pageEvents.includes(event.type);

/** How long the operator may take for a call that a page waits for. */
const deadlineMs = 10_000;

/** The order of what is played changes slowly, and a picture that the page lacks is drawn there. */
const firstGamesMs = 60_000;

/** The edge's connection to the operator: merchants, boot data of pages, and events about changes. */
export class OperatorLink {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #boots = new OperatorBoots((merchant, ip) =>
    this.#get(`/internal/boot?merchant=${merchant}&ip=${encodeURIComponent(ip)}`),
  );
  readonly #watchers = new Set<Watcher>();
  readonly #pageWatchers = new Set<PageWatcher>();
  readonly #firstGames = new Map<string, { readonly games: Promise<FirstGames>; readonly until: number }>();
  readonly #firstAnswers: FirstAnswerCache;
  #merchants: Promise<readonly MerchantRow[]> | undefined;

  constructor(url: string, internalKey: string) {
    this.#url = url;
    this.#firstAnswers = new FirstAnswerCache(url);
    this.#headers = { 'X-Internal-Key': internalKey };
  }

  async merchantOf(host: string): Promise<Boot['merchant'] | undefined> {
    return (await this.siteOf(host))?.merchant;
  }

  async #merchantRows(): Promise<readonly MerchantRow[]> {
    this.#merchants ??= this.#get<readonly MerchantRow[]>('/internal/merchants');
    return this.#merchants.catch((cause: unknown) => {
      this.#merchants = undefined;
      throw cause;
    });
  }

  /** The first host of each merchant. */
  async mainHosts(): Promise<readonly string[]> {
    return (await this.#merchantRows()).flatMap(({ hosts: [first] }) => first ?? []);
  }

  async siteOf(host: string): Promise<Site | undefined> {
    const rows = await this.#merchantRows();
    const row = rows.find(({ hosts }) => hosts.includes(host));
    if (!row) return undefined;
    const { code, name, currency, theme: brand, timeZone, search = { isOn: false, description: {} } } = row;
    return {
      merchant: {
        ...{ code, name, brand, currency, timeZone },
        languages: row.languages.map(languageTag),
        defaultLanguage: languageTag(row.defaultLanguage),
      },
      mainHost: row.hosts[0] ?? host,
      isForAgents: row.agentHosts?.includes(host) === true,
      search,
    };
  }

  /** The operator's boot data of a merchant for a visitor at that address; cached until something changes. */
  boot(merchant: string, ip: string): Promise<OperatorBoot> {
    return this.#boots.of(merchant, ip);
  }

  /**
   * The games that a merchant's lists begin with, at most a minute old: a page never waits for newer ones, and only
   * briefly for the first. None from an operator that can't say.
   */
  async firstGames(merchant: string): Promise<FirstGames> {
    return (await waitBriefly(this.#cachedFirstGames(merchant))) ?? {};
  }

  /** The answers to what a first screen asks; those that are there in time. */
  firstAnswers(screen: readonly FirstScreen[], asker: Asker, waitMs?: number): Promise<AnswerTexts> {
    return this.#firstAnswers.of(screen, asker, waitMs);
  }

  /** As `FirstAnswerCache` has it: pages with the same edition may show the same answers. */
  editionOf(merchant: string, screen: readonly FirstScreen[]): string {
    return this.#firstAnswers.editionOf(merchant, screen);
  }

  #cachedFirstGames(merchant: string): Promise<FirstGames> {
    const known = this.#firstGames.get(merchant);
    if (known && known.until > performance.now()) return known.games;
    const asked = this.#get<FirstGames>(`/internal/first-games?merchant=${merchant}`).catch((cause: unknown) => {
      console.error(`[edge] a merchant's first games could not be had: ${String(cause)}`);
      return known?.games ?? {};
    });
    const until = performance.now() + firstGamesMs;
    const games = known?.games ?? asked;
    const entry = { games, until };
    this.#firstGames.set(merchant, entry);
    // Not over a newer answer, which was asked for after a change.
    if (known)
      void asked.then(() => {
        if (this.#firstGames.get(merchant) === entry) this.#firstGames.set(merchant, { games: asked, until });
      });
    return games;
  }

  /** Clears the cache, for callers that know of a change before its event arrives. */
  forget(): void {
    this.#merchants = undefined;
    this.#firstGames.clear();
    this.#firstAnswers.forget();
    this.#boots.forget();
  }

  onChange(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  onPageEvent(watcher: PageWatcher): void {
    this.#pageWatchers.add(watcher);
  }

  /** Follows the operator's events until the signal aborts; reconnects when the connection is lost. */
  async follow(signal: AbortSignal): Promise<void> {
    for (let isBroken = false; !signal.aborted; ) {
      try {
        const answer = await fetch(`${this.#url}/internal/events`, { headers: this.#headers, signal });
        if (!answer.ok) throw new Error(`The operator answered ${answer.status}.`);
        if (isBroken) console.error("[edge] the operator's events are back");
        isBroken = false;
        this.#changed(undefined);
        this.#announce({ type: 'missed' });
        for await (const line of linesOf(answer)) this.#handle(line);
      } catch (cause) {
        if (signal.aborted) return;
        if (!isBroken) console.error(`[edge] the operator's events ended: ${String(cause)}`);
        isBroken = true;
      }
      await new Promise((resume) => setTimeout(resume, 500));
    }
  }

  #handle(line: string): void {
    if (!line.startsWith('data:')) return;
    const event = JSON.parse(line.slice(5)) as PageEvent | { type: string; merchant?: string };
    if (isPageEvent(event)) this.#announce(event);
    // A later operator may send events that this edge does not know: they are ignored.
    else if (event.type === 'merchant-changed') this.#changed(event.merchant);
    // Open pages learn the new time from their own calls; new pages must start with it.
    if (event.type !== 'clock-changed') return;
    this.#boots.forget();
    this.#firstAnswers.forget();
    this.#announce({ type: 'missed' });
  }

  #announce(event: PageEvent): void {
    // Pages that are loaded now must show it, as those that are open do.
    if (event.type === 'visitors-changed') this.#forgetShown(event.merchant);
    if (event.type === 'issues-drawn') this.#firstAnswers.forgetDraws(event.draws.merchant);
    // The operator has missed notifications of its database.
    const isGap = event.type === 'member-changed' && event.member === undefined;
    for (const watcher of this.#pageWatchers) watcher(isGap ? { type: 'missed' } : event);
  }

  /** Drops what pages show to the visitors of a merchant; without one, to those of all. */
  #forgetShown(merchant: string | undefined): void {
    this.#firstAnswers.forget(merchant);
    if (merchant === undefined) this.#firstGames.clear();
    else this.#firstGames.delete(merchant);
  }

  #changed(merchant: string | undefined): void {
    this.forget();
    for (const watcher of this.#watchers) watcher(merchant);
  }

  async #get<Answer>(path: string): Promise<Answer> {
    const answer = await fetch(`${this.#url}${path}`, {
      headers: this.#headers,
      signal: AbortSignal.timeout(deadlineMs),
    });
    if (!answer.ok) throw new Error(`The operator answered ${answer.status} to ${path}.`);
    return (await answer.json()) as Answer;
  }
}
