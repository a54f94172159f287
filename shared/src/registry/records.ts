import type {
  CentrePageContribution,
  DialogContribution,
  IntentProvision,
  MenuContribution,
  RemoteContract,
  RouteContribution,
  SlotContribution,
} from '../contract/types.ts';
import type { IntentName } from '../intents/intent-map.ts';

/** What a part needs before it can render: files of its own release, and modules of the shell. */
export interface PartFiles {
  /** Script files, relative to the release's base. */
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** Share keys the part consumes, e.g. `@tessera/shared/ui/button`. */
  readonly shared: readonly string[];
}

/** The contract without its thunks: what the shell draws from before any code of the remote is here. */
export interface SerialContract extends Pick<RemoteContract, 'id' | 'owner' | 'switch' | 'needs'> {
  readonly emits: readonly string[];
  readonly provides: {
    readonly [Name in IntentName]?: Exclude<IntentProvision<Name>, { run: unknown }> | { readonly run: true };
  };
  readonly consumes: readonly string[];
  /** Releases built before these two were recorded leave them out. */
  readonly listens?: readonly string[];
  readonly asks?: readonly string[];
  readonly routes: readonly Omit<RouteContribution, 'page'>[];
  readonly menu: readonly MenuContribution[];
  readonly centrePages: readonly Omit<CentrePageContribution, 'page'>[];
  readonly dialogs: Readonly<Record<string, Omit<DialogContribution, 'body'>>>;
  readonly slots: readonly Omit<SlotContribution, 'widget'>[];
}

/** One immutable build of a remote: `remote.json` beside its files. */
export interface RemoteRelease {
  readonly id: string;
  readonly version: string;
  /** Name of the container and of its global; holds the version, so that two releases fit on one page. */
  readonly container: string;
  readonly entry: string;
  readonly contract: SerialContract;
  /** By part key: `contract`, `route:/rng`, `centre:member/depositv2`, `dialog:auth.login`, `slot:home.main#0`, `reaction:…`, `intent:…`. */
  readonly parts: Readonly<Record<string, PartFiles>>;
  /** Message files by language. */
  readonly locales: Readonly<Record<string, string>>;
  /** The few messages that menus and titles need before the namespace is fetched, by language and key. */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** sha384 of every file. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** One immutable build of the shell: `shell.json`. */
export interface ShellRelease {
  readonly id: 'shell';
  readonly version: string;
  readonly boot: PartFiles;
  /** The chrome and what each exported module of `@tessera/shared` needs. */
  readonly parts: Readonly<Record<string, PartFiles>>;
  readonly locales: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Routes, menus and slots of the shell itself. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** A release with the address its files stand under. */
export type Mounted<Release> = Release & { readonly base: string };

/** What a page is told of a release: all but what only the edge and the build need. */
export type PageRemote = Omit<Mounted<RemoteRelease>, 'parts' | 'hashes'>;
/** What a page is told of the shell's release; `fonts` are the brand's style sheets, linked after the first paint. */
export type PageShell = Pick<Mounted<ShellRelease>, 'id' | 'version' | 'base' | 'locales'> & {
  readonly fonts: readonly string[];
};
