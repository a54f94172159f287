import { type CdnHosts, cdnHosts } from './cdn-hosts.ts';

/** Origins of the permission answer (spec §3: imageCDNs, launchGameCDNs). */
export interface CdnLists {
  readonly images: readonly string[];
  readonly launches: readonly string[];
}

let images = cdnHosts([]);
let launches = cdnHosts([]);

/** Told once, at start; until then, and where the lists are empty, there are no hosts. */
export function installCdns(lists: CdnLists, random?: () => number): void {
  images = cdnHosts(lists.images, random);
  launches = cdnHosts(lists.launches, random);
}

/** Where the merchant's pictures are; without hosts a tile draws its own. */
export const imageHosts = (): CdnHosts => images;
/** Where the merchant's games are opened; without hosts a game's address stands as the operator gave it. */
export const launchHosts = (): CdnHosts => launches;
