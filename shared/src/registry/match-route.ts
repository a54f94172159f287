import type { FirstScreen, SlotContribution, SlotName } from '../contract/types.ts';
import { isAvailable, type Surroundings } from './conditions.ts';
import type { SentPart, SerialContract } from './records.ts';

/** Whether a path matches a route's pattern (`/rng`, `/help/:article`); a parameter matches one segment. */
export function matchesPath(pattern: string, path: string): boolean {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
}

/** The home page's path (spec §2); `/` redirects to it. */
export const HOME_PATH = '/index';

type RouteLook = Pick<SerialContract['routes'][number], 'opens' | 'chrome'>;

/** What is around a route; around a dialog nothing where visitors must sign in first, for they see no page below it. */
export const chromeOf = ({ opens, chrome }: RouteLook, mustSignIn: boolean): RouteLook['chrome'] =>
  opens !== undefined && mustSignIn ? 'none' : chrome;

/** Whether a route opens a dialog without a page below it, as `/login`. */
export const standsAlone = (route: RouteLook, mustSignIn = false): boolean =>
  route.opens !== undefined && chromeOf(route, mustSignIn) === 'none';

/** Whether a path is that of such a dialog. */
export const isDialogAlone = (contract: SerialContract, path: string, mustSignIn: boolean): boolean =>
  contract.routes.some((route) => standsAlone(route, mustSignIn) && matchesPath(route.path, path));

/** Slots that the shell renders only when the page is idle: they are not part of a first paint. */
const LATE_SLOTS: ReadonlySet<SlotName> = new Set(['header.visitor']);

/** A part that a page shows at once to an anonymous visitor. */
export interface PagePart {
  /** As in the record's `parts`. */
  readonly key: string;
  /** What it wants to come with the page. */
  readonly first?: FirstScreen | undefined;
  /** It is rendered only after the first paint. */
  readonly isBelowFold: boolean;
  /** The query of the address narrows what it asks first. */
  readonly isNarrowed: boolean;
}

/** A route or a slot's contribution, as far as its part is described by it. */
interface Shown extends SentPart {
  readonly first?: FirstScreen;
  readonly isBelowFold?: boolean;
}

const partOf = (key: string, { first, isBelowFold = false, isNarrowed }: Shown = {}): PagePart => ({
  ...{ key, first, isBelowFold, isNarrowed: isNarrowed === true },
});

/** The parts of a page at that path; none whose switch is off. */
export function partsAtPath(contract: SerialContract, path: string, surroundings: Surroundings): readonly PagePart[] {
  const isHome = path === HOME_PATH || path === '/';
  const routes = contract.routes.filter(
    (route) => isAvailable(route.when, surroundings) && matchesPath(route.path, path),
  );
  const [route] = routes;
  const mustSignIn = surroundings.switches.isOn('loginedToHomePage');
  const chrome = route ? chromeOf(route, mustSignIn) : 'full';
  const isShown = ({ slot, when }: Omit<SlotContribution, 'widget'>): boolean =>
    isAvailable(when, surroundings, { role: 'visitor' }) &&
    !LATE_SLOTS.has(slot) &&
    ((slot.startsWith('header.') && chrome !== 'none') || (slot.startsWith('home.') && isHome));
  return [
    ...routes.map((route) =>
      route.opens ? partOf(`dialog:${route.opens.dialog}`) : partOf(`route:${route.path}`, route),
    ),
    ...contract.centrePages
      .filter((page) => isAvailable(page.when, surroundings) && path === `/${page.centre}/${page.key}`)
      .map((page) => partOf(`centre:${page.centre}/${page.key}`)),
    ...contract.slots.flatMap((slot, at) => (isShown(slot) ? [partOf(`slot:${slot.slot}#${at}`, slot)] : [])),
  ];
}
