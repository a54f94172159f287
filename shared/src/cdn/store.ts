import { type CdnHosts, cdnHosts } from './cdn-hosts.ts';

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
