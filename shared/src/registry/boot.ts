import type { PublishedKey } from '../api/payload-cipher.ts';
import type { Merchant } from '../merchant/merchant.ts';
import type { SwitchNode } from '../switches/switch-set.ts';
import type { Signed, SignedState } from './documents.ts';
import type { PageRemote, PageShell } from './records.ts';
import type { Decision } from './resolve.ts';

/**
 * Everything a page needs before its first paint. The edge inlines it, and also serves it as a document for plain
 * static hosting.
 */
export interface Boot {
  readonly merchant: Merchant;
  /** 0 normal, 1 maintenance, 2 region restricted; any other value shows nothing (spec §2). */
  readonly status: number;
  readonly location: { readonly ip: string; readonly country: string };
  readonly serverTime: number;
  readonly publicKey: PublishedKey;
  /** Whether the merchant has resources for phones; the status call has the resources themselves. */
  readonly hasResources: boolean;
  /** Categories of the catalogue, prize modes of lotteries, and `VN` with each of its modes (`VN-ZY`) of which the merchant has games. */
  readonly gameCategories: readonly string[];
  /** Codes of those vendors. */
  readonly gameVendors: readonly string[];
  /**
   * Prefix of the keys of the merchant's seal (`title`) and licence line (`text`), the namespace first (decision 30).
   */
  readonly licenceKey: string;
  /** The merchant's own seal and licence line by language; a language without them has those of the key. */
  readonly licence: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  /** Raised when the merchant's settings change: what pages have fetched of them is old then. */
  readonly settingsVersion: number;
  /** Origins of the merchant's pictures; without any, pictures are generated in the page. */
  readonly imageCDNs: readonly string[];
  /** Origins on which a launched game is opened; without any, its URL is unchanged. */
  readonly launchGameCDNs: readonly string[];
  readonly switches: readonly SwitchNode[];
  /** The language of the page. */
  readonly language: string;
  readonly shell: PageShell;
  /** The releases that are live for the visitor. */
  readonly remotes: readonly PageRemote[];
  /** `npm run dev`: files change under an open page, so nothing checks them. */
  readonly isDevelopment?: true;
  /** What the page checks its releases with; missing where they were built on the same machine and never published. */
  readonly trust?: PageTrust | undefined;
  /** Whether the site has its service worker; without it, a browser that has one ends it (ADR 86). */
  readonly hasServiceWorker?: true;
  /** A developer's own releases, in this browser only. */
  readonly overrides?: readonly PageOverride[];
}

/** A signed {@link Override} that the visitor's browser has, and the rule that decided which release its remote has. */
export interface PageOverride {
  readonly signed: Signed;
  /** The release is used where this is `override`. */
  readonly because: Decision['because'];
}

/** The registry's documents as a page gets them, and whose signatures it accepts: its edge says so (ADR 46). */
export interface PageTrust extends SignedState {
  /** Public keys of the registry's owner, in base64url. */
  readonly ownerKeys: readonly string[];
  /**
   * The edge's time when it answered, ms since 1970, for what expires: the visitor's clock may be wrong, and the operator's
   * may be set ahead in the sandbox.
   */
  readonly now: number;
}

/** What an address of a site has before a signed override (overrides.ts), in its fragment: no server sees it. */
export const OVERRIDE_FRAGMENT = '#override=';

/** CSS property with the width that the account had last in the header of this tab, px. */
export const ACCOUNT_WIDTH_PROPERTY = '--account-width';

/** Id of the element of a page that holds its {@link FailureTexts}, as JSON. */
export const FAILURE_TEXTS_ID = 'tessera-failure';

/** Id of the template with the scripts and the preloads of a page that the edge has rendered. */
export const SCRIPTS_ID = 'tessera-scripts';

/** What a page shows if it cannot start. They come with it, because then no other file may be available. */
export interface FailureTexts {
  readonly language: string;
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}
