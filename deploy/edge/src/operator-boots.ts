import type { Boot } from '@tessera/shared/registry';

/** The operator's part of a page's boot document. */
export type OperatorBoot = Pick<
  Boot,
  | 'status'
  | 'location'
  | 'serverTime'
  | 'publicKey'
  | 'switches'
  | 'hasResources'
  | 'gameCategories'
  | 'licenceKey'
  | 'licence'
  | 'settingsVersion'
  | 'imageCDNs'
  | 'launchGameCDNs'
> & {
  /** The merchant's own domains, whose speed its pages measure. */
  readonly domains: readonly string[];
  /** Codes of the vendors whose games the merchant has; missing from an operator of an older release. */
  readonly gameVendors?: readonly string[];
};

interface Place {
  readonly location: OperatorBoot['location'];
  readonly until: number;
}

/** An answer, and the edge's clock at the time of its `serverTime`. */
interface Answer {
  readonly boot: OperatorBoot;
  readonly at: number;
}

/** Limits of the cache of visitors' countries; the oldest entry is removed first. */
const mostPlaces = 50_000;
const placeMs = 24 * 60 * 60 * 1000;

/**
 * Caches the operator's answers for visitors. Status and switches are the same for all visitors of a country: the
 * operator is asked once for a new address, and after a change once per merchant and country.
 */
export class OperatorBoots {
  readonly #ask: (merchant: string, ip: string) => Promise<OperatorBoot>;
  /** Where the operator located each address, per merchant (a local address is in the merchant's home country). */
  readonly #places = new Map<string, Place>();
  #byCountry = new Map<string, Promise<Answer>>();

  constructor(ask: (merchant: string, ip: string) => Promise<OperatorBoot>) {
    this.#ask = ask;
  }

  /** The answer for a visitor at that address; `serverTime` is the operator's current time. */
  async of(merchant: string, ip: string): Promise<OperatorBoot> {
    const place = this.#placeOf(`${merchant} ${ip}`);
    const { boot, at } = place
      ? await this.#ofCountry(merchant, place.country, ip)
      : await this.#ofAddress(merchant, ip);
    const serverTime = Math.round(boot.serverTime + performance.now() - at);
    if (!place || place.country === boot.location.country)
      return { ...boot, serverTime, location: place ?? boot.location };
    // The operator places this address in another country now, so every remembered place may be wrong.
    this.#places.clear();
    return this.of(merchant, ip);
  }

  /** Drops every cached answer. */
  forget(): void {
    // Answers on their way go to the old map and are dropped.
    this.#byCountry = new Map();
  }

  #placeOf(visitor: string): OperatorBoot['location'] | undefined {
    const place = this.#places.get(visitor);
    return place && place.until > performance.now() ? place.location : undefined;
  }

  async #ofAddress(merchant: string, ip: string): Promise<Answer> {
    const current = this.#byCountry;
    const answer = await this.#answer(merchant, ip);
    const { location } = answer.boot;
    this.#places.set(`${merchant} ${ip}`, { location, until: performance.now() + placeMs });
    if (this.#places.size > mostPlaces) this.#places.delete(this.#places.keys().next().value as string);
    current.set(`${merchant} ${location.country}`, Promise.resolve(answer));
    return answer;
  }

  #ofCountry(merchant: string, country: string, ip: string): Promise<Answer> {
    const current = this.#byCountry;
    const key = `${merchant} ${country}`;
    const cached = current.get(key) ?? this.#answer(merchant, ip);
    current.set(key, cached);
    cached.catch(() => current.get(key) === cached && current.delete(key));
    return cached;
  }

  async #answer(merchant: string, ip: string): Promise<Answer> {
    const askedAt = performance.now();
    const boot = await this.#ask(merchant, ip);
    // `serverTime` was taken between request and answer; assume the middle.
    return { boot, at: (askedAt + performance.now()) / 2 };
  }
}
