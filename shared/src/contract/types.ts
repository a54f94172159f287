import type { ComponentType } from 'react';
import type { EventName } from '../events/event-map.ts';
import type { CentreId, IntentHandler, IntentName } from '../intents/intent-map.ts';
import type { OwnCall } from '../session/own-calls.ts';
import type { SwitchName } from '../switches/names.ts';
import type { ContractKind } from '../wire/agent/contract-terms.ts';

/** The names a remote may have; an outside team's remote adds its own by module augmentation. */
export interface RemoteIds {
  auth: true;
  games: true;
  lottery: true;
  wallet: true;
  agent: true;
  promotions: true;
}
export type RemoteId = keyof RemoteIds;

/** How much of the site's chrome is around a page (decision 7). */
export type Chrome = 'full' | 'header' | 'none';
export type { CentreId };
/** The session's role in conditions; while a session is being restored, no role applies. */
export type Role = 'visitor' | 'trial' | 'member' | 'agent';

/** When a contribution is available; all given conditions must be met. */
export interface Condition {
  readonly switch?: SwitchName;
  readonly roles?: readonly Role[];
  /** Only for members whose info says `toUpline` (spec §3): they may give money to the account above. */
  readonly toUpline?: true;
  /** Only for agents who have such a contract or are offered one, while the merchant has that kind. */
  readonly contract?: ContractKind;
  /** Only at an operator that answers this call, which the specification does not have; its member info says so. */
  readonly call?: OwnCall;
  /** Merchant codes, for the few contributions that belong to one layout of the home page. */
  readonly brands?: readonly string[];
  /** Category or vendor (operator's codes): it exists only at merchants with such games. */
  readonly lists?: string;
}

/** i18n key with its namespace, e.g. `wallet:menu.deposit`. */
export type LabelKey = `${string}:${string}`;

/** The target of a menu item or an intent; serialisable, so the shell follows it without the remote's code. */
export type Target =
  | { readonly path: string }
  | { readonly centre: CentreId; readonly page?: string }
  | { readonly dialog: string };

export type PageComponent = ComponentType;
/** Props of a dialog's body. */
export interface DialogProps<Params = unknown, Result = unknown> {
  readonly params: Params;
  /** Closes the dialog; its opener receives the result, or `undefined` when it was dismissed. */
  readonly close: (result?: Result) => void;
}
export type Loader<Module> = () => Promise<Module>;
/** Where a page is opened. */
export type PageAddress = Pick<Location, 'pathname' | 'search'>;
/** The module of a page: its component, and what it does before it is shown. */
export interface PageModule {
  readonly default: PageComponent;
  /** Called once the page's code is here, while its messages are still on their way. */
  readonly prepare?: (address: PageAddress) => void;
  /** Called when somebody points at a link to the page: loads what it shows at once but has not in its own code. */
  readonly loadAhead?: (address: PageAddress) => Promise<unknown>;
}
export type PageLoader = Loader<PageModule>;
// A dialog's parameters are checked where it is opened; the host passes them through untyped.
export type DialogLoader = Loader<{ default: ComponentType<DialogProps<never, unknown>> }>;
export type WidgetLoader = Loader<{ default: ComponentType }>;
export type ReactionLoader = Loader<{ default: (event: never) => void | Promise<void> }>;

/** What a parameter of the page's query adds to a call. */
export type FirstParameter =
  /** The text for each value; `''` is the value of an absent parameter. With any other value, the browser makes the call. */
  | { readonly adds: Readonly<Record<string, string>> }
  /** The value is the code of one of the merchant's vendors, and the call has it as the parameter of this name. */
  | { readonly vendorAs: string };

/** What the edge sends with the page, so that its first screen waits for nothing. */
export interface FirstScreen {
  /** Category or vendor (operator's codes), `hot` or `promotions`: the first pictures of its list. */
  readonly pictures?: string;
  /**
   * Addresses of public calls, as a visitor's page asks them: their answers. `{merchant}`, `{language}` and `{device}`
   * are replaced by the page's own.
   */
  readonly calls?: readonly string[];
  /** How the page's query narrows what it shows. Edges from before this existed ignore it. */
  readonly narrowed?: {
    /** All parameters that the page reads: an address with others shows the same page. */
    readonly query: Readonly<Record<string, FirstParameter>>;
    /** Made instead of the first of `calls`; each `{?name}` in it is replaced by what the parameter adds. */
    readonly call: string;
  };
}

/** A page with a path of its own. */
export interface RouteContribution {
  /** React Router path, e.g. `/rng`. */
  readonly path: string;
  readonly chrome: Chrome;
  /** Document title key. */
  readonly title: LabelKey;
  readonly page?: PageLoader;
  /** A route without a page of its own opens a dialog over another page (decision 7: `/register` over home). */
  readonly opens?: { readonly dialog: string; readonly over: string };
  /**
   * The path by which search engines know the page, if it is another one; `null` if they should not know it, because it
   * is different for each visitor or says nothing without a query.
   */
  readonly canonical?: string | null;
  readonly first?: FirstScreen;
  readonly when?: Condition;
}

/** An item in one of the shell's menus, shown before any code of its remote is loaded. */
export interface MenuContribution {
  readonly slot: 'side.main' | 'side.member' | 'header.nav' | 'bottom.bar';
  readonly label: LabelKey;
  /** Name in `@tessera/shared/ui/icons`. */
  readonly icon?: string;
  readonly opens: Target;
  readonly order: number;
  readonly when?: Condition;
  /** Sticky event whose payload has a `count`; shown as a badge above zero (decision 5). */
  readonly badge?: EventName;
}

/** A page inside a centre, and its item in the centre's menu. */
export interface CentrePageContribution {
  readonly centre: CentreId;
  /** Page key of spec §2, part of the page's path. */
  readonly key: string;
  readonly label: LabelKey;
  readonly icon: string;
  readonly order: number;
  readonly page: PageLoader;
  readonly isDefault?: boolean;
  readonly when?: Condition;
  readonly badge?: EventName;
}

/** A dialog, opened by its key; the shell renders frame and title. */
export interface DialogContribution {
  readonly body: DialogLoader;
  readonly title: LabelKey;
  readonly size?: 'small' | 'large';
  /** `false`: a click outside leaves it open, for example where typed text would be lost (spec §2). */
  readonly cover?: false;
  /** Height reserved for its content until that is loaded; CSS length. */
  readonly reserve?: string;
  /** What is added to it while a switch is on; CSS lengths. */
  readonly reserveWith?: Readonly<Partial<Record<SwitchName, string>>>;
}

/** A widget in one of the shell's slots. */
export interface SlotContribution {
  readonly slot: SlotName;
  readonly widget: WidgetLoader;
  readonly order: number;
  readonly when?: Condition;
  /** Height reserved until the widget is loaded, so that nothing jumps; CSS length. */
  readonly reserve?: string;
  /** Its files come after all others, and it is rendered after the first paint; until then `reserve` keeps its place. */
  readonly isBelowFold?: true;
  readonly first?: FirstScreen;
}

/** The slots for widgets, from the header to the home page. */
export type SlotName =
  | 'header.nav'
  | 'header.search'
  | 'header.account'
  | 'header.visitor'
  | 'home.hero'
  | 'home.beside-hero'
  | 'home.main'
  | 'home.side'
  | 'account.menu';

/** How a remote provides an intent: by a target that the shell can open itself, or by code. */
export type IntentProvision<Name extends IntentName> =
  | Target
  | { readonly run: Loader<{ default: IntentHandler<Name> }> };

/**
 * What a remote exchanges with the rest of the site; a test compares each list with its sources, in both directions.
 */
export interface PortDeclaration<
  Emits extends EventName = EventName,
  Listens extends EventName = EventName,
  Asks extends IntentName = IntentName,
> {
  /** Its own events; no other remote may emit them. */
  readonly emits: readonly Emits[];
  /** Events that its components listen to while mounted (`useEvent`, `useFact`); reactions are in the contract. */
  readonly listens: readonly Listens[];
  /** Intents that it asks others for. */
  readonly asks: readonly Asks[];
}

/** The lists of a port. */
export interface ContractPort extends PortDeclaration {
  readonly id: RemoteId;
}

/** Everything others may know of a remote. Pure data and import() thunks: no React, no CSS. */
export interface RemoteContract {
  readonly id: RemoteId;
  /** The team that owns it. */
  readonly owner: string;
  readonly switch: `MF_${string}`;
  readonly needs: { readonly session: 'required' | 'optional'; readonly shell: string };
  /** Events it emits and listens to, intents it asks for; features import the same object. */
  readonly port: ContractPort;
  readonly provides: { readonly [Name in IntentName]?: IntentProvision<Name> };
  /** Reactions: code that runs on an event even if nothing of the remote is on screen. */
  readonly consumes: { readonly [Name in EventName]?: ReactionLoader };
  readonly routes: readonly RouteContribution[];
  readonly menu: readonly MenuContribution[];
  readonly centrePages: readonly CentrePageContribution[];
  readonly dialogs: Readonly<Record<string, DialogContribution>>;
  readonly slots: readonly SlotContribution[];
}
