/** Hosts with the same files. */
export interface CdnHosts {
  /** Origins in the order to try them; empty if the merchant has none. */
  order(): readonly string[];
  /** Reports a failed host: for the rest of the visit it is tried last. */
  failed(origin: string): void;
}

/** Shuffles a merchant's list (spec §7), once a visit, so that repeated requests use one host and its cache. */
export function cdnHosts(origins: readonly string[], random: () => number = Math.random): CdnHosts {
  let hosts = shuffled(origins, random);
  return {
    order: () => hosts,
    failed(origin) {
      if (hosts.includes(origin)) hosts = [...hosts.filter((host) => host !== origin), origin];
    },
  };
}

function shuffled(list: readonly string[], random: () => number): readonly string[] {
  const left = [...new Set(list)];
  const order: string[] = [];
  while (left.length > 0) order.push(...left.splice(Math.floor(random() * left.length), 1));
  return order;
}

/** Origins of the permission answer (spec §3: imageCDNs, launchGameCDNs). */
export interface CdnLists {
  readonly images: readonly string[];
  readonly launches: readonly string[];
}

let images = cdnHosts([]);
let launches = cdnHosts([]);

/** Set once at start; before that, and for empty lists, there are no hosts. */
export function installCdns(lists: CdnLists, random?: () => number): void {
  images = cdnHosts(lists.images, random);
  launches = cdnHosts(lists.launches, random);
}

/** Hosts of the merchant's pictures; without any, pictures are generated in the page. */
export const imageHosts = (): CdnHosts => images;
/** Hosts on which games are opened; without any, a game's URL is used as the operator sent it. */
export const launchHosts = (): CdnHosts => launches;
