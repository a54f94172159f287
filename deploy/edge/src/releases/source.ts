import type {
  ChannelDocument,
  Mounted,
  ReleaseReport,
  RemoteRelease,
  ShellRelease,
  Signed,
  SignedState,
  TrustedKeys,
} from '@tessera/shared/registry';

/** A release whose files this edge can serve, with what a page needs to check them. */
export type ServedRelease<Release extends RemoteRelease | ShellRelease = RemoteRelease | ShellRelease> =
  Mounted<Release> & {
    /** Missing from a release that was built on this machine and never published. */
    readonly statement?: Signed;
  };

/** What is live at one moment. It never changes; a change makes another. */
export interface LiveState {
  readonly channel: Pick<ChannelDocument, 'remotes'>;
  /** What pages check the releases with; missing where releases are used without the registry. */
  readonly signed?: SignedState;
  /** Who may sign; missing together with `signed`. */
  readonly keys?: TrustedKeys;
  /** Files change under an open page, so nothing checks them. */
  readonly isDevelopment?: true;
  /** Public keys of the registry's owner, in base64url, from this edge's configuration. */
  readonly ownerKeys: readonly string[];
  /** A release that the channel names. */
  release(id: string, version: string): ServedRelease | undefined;
}

/** Where an edge has its releases from. */
export interface ReleaseSource {
  /** Folder with a folder for each release, `<id>/<version>/`. */
  readonly folder: string;
  /** Throws if there is nothing to serve yet. */
  current(): LiveState;
  /** Calls back after `current()` has changed; returns how to stop that. */
  onChange(changed: () => void): () => void;
  /**
   * Whether files of a release are sent: it is here, and still trusted. One that was published and is not here is fetched,
   * for pages that still use it.
   */
  maySend(id: string, version: string): Promise<boolean>;
  close(): void;
  /** Tells the registry what became of a release; does nothing without one. */
  report(report: ReleaseReport): Promise<void>;
  /** What the watch of `npm run dev` says of its builds, as it wrote it; missing where nothing is watched. */
  readonly watchedBuilds?: {
    read(): string;
    onChange(changed: () => void): () => void;
  };
}
