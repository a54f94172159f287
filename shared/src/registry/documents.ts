/** A JSON text with its signature. The text stays as it was signed: whoever writes it anew would have to sign it anew. */
export interface Signed {
  readonly text: string;
  /** Id of the key in the {@link TrustedKeys}; `owner` is the registry's own. */
  readonly key: string;
  /** Ed25519 over `tessera:<kind>\n<text>`, in base64url. */
  readonly signature: string;
}

/** What a text says. It is signed with it, so that no document can stand in the place of another kind. */
export type SignedKind = 'keys' | 'channel' | 'release' | 'override' | 'override-build' | 'succession';

/** When something was switched or decided, and why; times in milliseconds since 1970. */
export interface Decided {
  readonly at: number;
  readonly because: string;
}

/** What every signed document of the registry has. */
export interface Numbered {
  /** Grows with every change: a page never goes back to an older document. */
  readonly serial: number;
  readonly issuedAt: number;
  /** After it, nobody trusts the document. The registry renews it long before. */
  readonly expiresAt: number;
}

const day = 24 * 3_600_000;

/**
 * How long a document is valid after it was issued, in milliseconds: the registry signs none for longer, and whoever reads
 * one that is refuses it. The list of keys lives longer: only the owner can renew it, and may not be there.
 */
export const longestLives = { keys: 90 * day, channel: 30 * day } as const;

/** The keys that may sign, signed by the registry's owner. */
export interface TrustedKeys extends Numbered {
  readonly keys: Readonly<Record<string, TrustedKey>>;
  /** How the owner's key was replaced, the earliest first: each a {@link Succession}, signed by the key it replaces. */
  readonly successions?: readonly Signed[];
}

/** A key of the registry's owner names the one that takes its place. Both are raw Ed25519 keys, in base64url. */
export interface Succession {
  readonly owner: string;
  readonly next: string;
  /** After it, nobody accepts what the replaced key has signed, except this. Milliseconds since 1970. */
  readonly until: number;
}

export interface TrustedKey {
  /** Raw Ed25519 key, in base64url. */
  readonly publicKey: string;
  /** `channel` signs channel documents; `release` signs the releases of its remotes. */
  readonly role: 'channel' | 'release';
  /** Ids of the remotes whose releases it signs; `shell` is one of them, `*` is all. */
  readonly remotes: readonly string[];
  /** A replaced key signs nothing new after this time, and what it signed before stays valid. */
  readonly until?: number;
  /** Nothing that a revoked key has ever signed is valid. */
  readonly revoked?: Decided;
}

/** The two documents that an edge, or a page of it, gets from the registry. */
export interface SignedState {
  readonly keys: Signed;
  readonly channel: Signed;
}

/** Which releases are live: the only thing of the registry that changes. */
export interface ChannelDocument extends Numbered {
  readonly channel: string;
  /** By remote id, in menu order; `shell` is one of them. */
  readonly remotes: Readonly<Record<string, ChannelEntry>>;
}

/** The releases of one remote in a channel. */
export interface ChannelEntry {
  readonly stable?: string;
  /** Earlier stable releases, the latest first: what a rollback goes to, and what a page falls back to. */
  readonly previous: readonly string[];
  /** By merchant code. */
  readonly merchants?: Readonly<Record<string, MerchantRule>>;
  readonly canary?: Canary;
  readonly killed?: Decided;
  /** SHA-256 of the statement of every release that is named here, in base64url. */
  readonly statements: Readonly<Record<string, string>>;
}

/** What differs for one merchant. */
export interface MerchantRule {
  /** A stable release of its own, which later promotions for everybody replace. */
  readonly stable?: string;
  readonly previous?: readonly string[];
  /** Kept until it is unpinned, whatever is promoted or tried meanwhile. */
  readonly pin?: string;
  readonly killed?: Decided;
}

/** A release that a share of the visitors gets. */
export interface Canary {
  readonly version: string;
  /** Of the visitors, 0–100. */
  readonly percent: number;
  /** Only this merchant's visitors. */
  readonly merchant?: string;
  /** When it was started or changed last, in milliseconds since 1970; missing in documents from before this existed. */
  readonly startedAt?: number;
  /** Taken back by the registry itself; it stays at 0 % until somebody starts it again. */
  readonly halted?: Decided;
}

/** One release, as its team signed it: `release.json` beside its files. */
export interface ReleaseStatement {
  readonly id: string;
  readonly version: string;
  readonly builds: {
    readonly browser: {
      /** Both are missing from the shell's, which is no container. */
      readonly container?: string;
      readonly entry?: string;
      /** sha384 of `files.json`, which lists the sha384 of every other file of the build, by path. */
      readonly files: string;
    };
    /** With which the edge renders pages. Missing from releases that were built before this existed. */
    readonly server?: {
      /** The path of its file. */
      readonly entry: string;
      /** sha384 of that file. */
      readonly integrity: string;
    };
  };
}

/** sha384 of every file of a build by its path, in the format of Subresource Integrity: `files.json`. */
export type FileList = Readonly<Record<string, string>>;

/**
 * A release that a developer builds and serves on a machine of theirs, for pages of their own browser (ADR 49). Each of its
 * builds has a {@link ReleaseStatement} of the kind `override-build`, signed with the same key.
 */
export interface Override {
  readonly remote: string;
  /** Ends in `-dev`, so that it can never be a published one; its builds add a point and a hash. */
  readonly version: string;
  /** Origin of the files, e.g. `http://127.0.0.1:4173`. */
  readonly origin: string;
  /** Host of the site whose pages may use it, without a port. */
  readonly host: string;
  readonly expiresAt: number;
}
