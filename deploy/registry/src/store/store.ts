import type { Signed } from '@tessera/shared/registry';
import type { ObjectStore } from './object-store.ts';

/** One line of the audit log: who asked for what, when, and what came of it. */
export interface AuditEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Id of the key that signed the request; `registry` for what the registry does by itself. */
  readonly by: string;
  /** `publish`, `keys`, `create`, `renew`, `halt` or the name of a command. */
  readonly what: string;
  /** What was asked for, in one line for people. */
  readonly details: string;
  /** Serials of the document before and after, if one was changed. */
  readonly before?: number;
  readonly after?: number;
  /** Why it was refused; without it, it was done. */
  readonly refused?: string;
}

/** Where an entry is in the audit log: by time, and once for each key. */
export const auditCursor = (key: string, { at }: AuditEntry): string => `${String(at).padStart(15, '0')}-${key}`;

/** A document under its serial, with what led to it: both are stored in one step. */
export interface Change {
  readonly serial: number;
  readonly document: Signed;
  readonly audit: AuditEntry;
  /** Id of the request: a repeated request finds its own change. */
  readonly request?: string;
  /** Hash of what was asked with that id. */
  readonly asked?: string;
}

/** Compressed forms of a file, as hexadecimal SHA-384. */
export interface Encodings {
  readonly br?: string;
  readonly gz?: string;
}

/** A published release. Its files are objects. */
export interface ReleaseRecord {
  readonly id: string;
  readonly version: string;
  /** The statement of its team. */
  readonly statement: Signed;
  /** Text of `files.json`. */
  readonly files: string;
  /** By path. */
  readonly encodings: Readonly<Record<string, Encodings>>;
  /** Milliseconds since 1970. */
  readonly publishedAt: number;
  /** Id of the key that published it. */
  readonly by: string;
  /** The owner allowed what breaks others. */
  readonly allowBreaking?: boolean;
}

/** The nonce of a signed request. */
export interface UsedNonce {
  readonly key: string;
  readonly nonce: string;
  /** When the request was signed, in milliseconds since 1970. */
  readonly signedAt: number;
  /** What was signed before this time is not accepted in any case, and may be forgotten. */
  readonly forgetBefore: number;
}

/** So many changes of a document are kept at least, and whatever is younger than an hour. */
export const keptChanges = 50;
export const keptMs = 3_600_000;
/** Where a change by another registry is not reported, it is noticed after this time. */
export const lookAgainMs = 5_000;

/** Documents that are numbered: `keys`, and `channels/<name>` for each channel. */
export type Series = 'keys' | `channels/${string}`;

/**
 * Everything but the files of releases. Several registries may use the same store: what must happen once is decided by {@link append} and
 * {@link createRelease}.
 */
export interface DocumentStore {
  latest(series: Series): Promise<Change | undefined>;
  /** The last changes, the newest first; at least the last 50. */
  recent(series: Series): Promise<readonly Change[]>;
  /** Stores the next change; false if there already is one with this serial (compare-and-swap). */
  append(series: Series, change: Change): Promise<boolean>;
  /** Names of the channels that have a document. */
  channels(): Promise<readonly string[]>;
  /** Stores a release once; answers the one that is stored, which is another one if somebody was first. */
  createRelease(release: ReleaseRecord): Promise<ReleaseRecord>;
  release(id: string, version: string): Promise<ReleaseRecord | undefined>;
  /** The published versions of a remote, in no order. */
  versions(id: string): Promise<readonly string[]>;
  /** Every published release, in no order. */
  releases(): AsyncIterable<ReleaseRecord>;
  /** Notes that a request was made; false if it already was. */
  useNonce(used: UsedNonce): Promise<boolean>;
  /** Adds an entry to the audit log; an entry with the same time and key is there only once. */
  record(key: string, entry: AuditEntry): Promise<void>;
  /** Entries after a cursor, the oldest first. */
  audit(after: string | undefined, limit: number): Promise<readonly (AuditEntry & { readonly cursor: string })[]>;
  /** Calls back when a series may have a new document, also one of another process; answers how to stop. */
  onChange(listener: (series: Series) => void, onFault: (cause: unknown) => void): () => void;
  close(): Promise<void>;
}

/** The whole state of a registry but its private keys. Both halves are chosen separately. */
export interface Store {
  readonly objects: ObjectStore;
  readonly documents: DocumentStore;
}
