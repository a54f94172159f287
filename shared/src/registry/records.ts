import type {
  CentrePageContribution,
  DialogContribution,
  FirstScreen,
  IntentProvision,
  MenuContribution,
  RemoteContract,
  RouteContribution,
  SlotContribution,
} from '../contract/types.ts';
import type { IntentName } from '../intents/intent-map.ts';
import type { SwitchName } from '../switches/names.ts';
import type { FileList, Signed } from './documents.ts';

/** What a part needs before it can render: files of its own release, and modules of the shell. */
export interface PartFiles {
  /** Script files, relative to the release's base. */
  readonly js: readonly string[];
  readonly css: readonly string[];
  /** Share keys that the part uses, e.g. `@tessera/shared/ui/button`. */
  readonly shared: readonly string[];
}

/** What pages get instead of a part's `first`, which only the edge reads. */
export interface SentPart {
  /** The edge knows what its page asks first, and renders it for visitors; missing from an edge that was built before this existed. */
  readonly hasFirst?: true;
  /** Its `first` describes how the page's query narrows it. */
  readonly isNarrowed?: true;
}

/** The contract without its functions: the shell renders from it before any code of the remote is loaded. */
export interface SerialContract extends Pick<RemoteContract, 'id' | 'owner' | 'switch' | 'needs'> {
  readonly emits: readonly string[];
  readonly provides: {
    readonly [Name in IntentName]?: Exclude<IntentProvision<Name>, { run: unknown }> | { readonly run: true };
  };
  readonly consumes: readonly string[];
  /** Missing in releases that were built before these two existed. */
  readonly listens?: readonly string[];
  readonly asks?: readonly string[];
  /** Versions of the events above of which there has been more than one; an event that is not listed has version 1. */
  readonly eventVersions?: Readonly<Record<string, number>>;
  readonly routes: readonly (Omit<RouteContribution, 'page'> & SentPart)[];
  readonly menu: readonly MenuContribution[];
  readonly centrePages: readonly Omit<CentrePageContribution, 'page'>[];
  readonly dialogs: Readonly<Record<string, Omit<DialogContribution, 'body'>>>;
  readonly slots: readonly (Omit<SlotContribution, 'widget'> & SentPart)[];
}

/** Names of modules that the shell shares, with names that each exports. */
export type ModuleNames = Readonly<Record<string, readonly string[]>>;

/** What a release of the shell gives to remotes. */
export interface ShellOffers {
  /** Of the packages that it shares; missing in releases that were built before this existed. */
  readonly versions?: Readonly<Record<string, string>>;
  readonly modules: ModuleNames;
  /** Version of every event that it delivers. */
  readonly events: Readonly<Record<string, number>>;
  /** Slots for widgets, and menus. */
  readonly places: readonly string[];
}

/** The part of JSON Schema that describes what remotes exchange. */
export interface PayloadSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly PayloadSchema[];
  readonly properties?: Readonly<Record<string, PayloadSchema>>;
  readonly required?: readonly string[];
  readonly items?: PayloadSchema;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** What the events and intents of a release carry, as its sources say: those that it uses; of the shell, all. */
export interface Payloads {
  readonly events: Readonly<Record<string, PayloadSchema>>;
  readonly intents: Readonly<Record<string, { readonly params: PayloadSchema; readonly result: PayloadSchema }>>;
}

/** One immutable build of a remote: `remote.json` beside its files. */
export interface RemoteRelease {
  readonly id: string;
  readonly version: string;
  /** Name of the container and of its global; includes the version, so that two releases can be on one page. */
  readonly container: string;
  readonly entry: string;
  readonly contract: SerialContract;
  /** By part key: `contract`, `route:/rng`, `centre:member/depositv2`, `dialog:auth.login`, `slot:home.main#0`, `reaction:…`, `intent:…`. */
  readonly parts: Readonly<Record<string, PartFiles>>;
  /** The files of the `*.shown.tsx` that parts import on demand and always show, by part key; only parts that have some. */
  readonly shown?: Readonly<Record<string, PartFiles>>;
  /** What it imports of the shell; missing in development builds, and in releases that were built before this existed. */
  readonly imports?: ModuleNames;
  /** The versions of the shell's packages that it runs with, by package. Missing as `imports`. */
  readonly ranges?: Readonly<Record<string, string>>;
  /** Missing as `imports`. */
  readonly payloads?: Payloads;
  /** The file with which the edge renders its parts (ADR 84). Missing as `imports`. */
  readonly server?: string;
  /** Message files by language. */
  readonly locales: Readonly<Record<string, string>>;
  /** The few messages for menus and titles that are needed before the namespace is loaded, by language and key. */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** One immutable build of the shell: `shell.json`. */
export interface ShellRelease {
  readonly id: 'shell';
  readonly version: string;
  readonly boot: PartFiles;
  /** The chrome and what each exported module of `@tessera/shared` needs. */
  readonly parts: Readonly<Record<string, PartFiles>>;
  /** Share keys that remotes may use; missing in releases that were built before this existed. */
  readonly shared?: readonly string[];
  /** Missing in development builds, and in releases that were built before this existed. */
  readonly offers?: ShellOffers;
  /** Missing as `offers`. */
  readonly payloads?: Payloads;
  /** The file with which the edge renders pages (ADR 84). Missing as `offers`. */
  readonly server?: string;
  readonly locales: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The few of its messages that the edge shows itself, by language and key. */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly pages: readonly ShellPage[];
  /** Paths that a visitor may reach on a merchant's site that asks for a sign-in first (spec §2). */
  readonly openToVisitors: readonly string[];
  /** The path that stays open while the site is closed. */
  readonly openWhileClosed: string;
}

/** A page of the shell itself, as the edge needs it. */
export interface ShellPage {
  readonly path: string;
  /** Key in `labels`. */
  readonly title: string;
  readonly switch?: SwitchName;
  /** The first path of the same page. */
  readonly canonical: string;
  /** Missing in releases that were built before this existed. */
  readonly first?: FirstScreen;
}

/** A release with its files. */
export type Mounted<Release> = Release & {
  /** URL of the folder. */
  readonly base: string;
  /** sha384 of every file but the list itself. */
  readonly files: FileList;
  /** sha384 of `files.json`, the list. */
  readonly filesHash: string;
};

/** The record as sent to a page, without what only the edge and the build need. */
export type PageRemote = Omit<
  Mounted<RemoteRelease>,
  'parts' | 'shown' | 'imports' | 'ranges' | 'payloads' | 'files'
> & {
  /** What its team signed; missing from a release that was never published. */
  readonly statement?: Signed;
  /** Only a share of the visitors has it: the page reports which of its parts it uses. */
  readonly isCanary?: true;
};
/** The shell's record as sent to a page; `fonts` are the brand's style sheets, linked after the largest paint. */
export type PageShell = Pick<Mounted<ShellRelease>, 'id' | 'version' | 'base' | 'filesHash' | 'locales'> & {
  readonly statement?: Signed;
  /** As of a {@link PageRemote}. */
  readonly isCanary?: true;
  readonly fonts: readonly string[];
};
