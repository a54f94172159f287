import type { JWK } from 'jose';
import type { Merchant } from '../merchant/merchant.ts';
import type { SwitchNode } from '../switches/switch-set.ts';
import type { PageRemote, PageShell } from './records.ts';

/** Everything a page needs before its first paint; the edge inlines it, and the same document is served for plain hosting. */
export interface Boot {
  readonly merchant: Merchant;
  /** 0 normal, 1 maintenance, 2 region restricted; any other value shows nothing (spec §2). */
  readonly status: number;
  readonly location: { readonly ip: string; readonly country: string };
  readonly serverTime: number;
  readonly publicKey: JWK;
  /** Whether the merchant has something for phones; what it is, the status tells when it is looked for. */
  readonly hasResources: boolean;
  /** Kinds of games that the merchant has vendors for. */
  readonly gameCategories: readonly string[];
  /** Begins the keys of the merchant's seal (`title`) and licence line (`text`), the namespace first (decision 30). */
  readonly licenceKey: string;
  /** Origins that hold the merchant's pictures; without any, pictures are drawn in the page. */
  readonly imageCDNs: readonly string[];
  /** Origins on which a launched game is opened; without any, its address stands. */
  readonly launchGameCDNs: readonly string[];
  readonly switches: readonly SwitchNode[];
  /** The language the page is answered in. */
  readonly language: string;
  readonly shell: PageShell;
  /** All releases the merchant may get; the switches say which of them are on now. */
  readonly remotes: readonly PageRemote[];
}
