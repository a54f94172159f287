import type { SlotName } from '../contract/types.ts';
import { isAvailable, type Surroundings } from './conditions.ts';
import type { SerialContract } from './records.ts';

/** Whether a path matches a route's pattern (`/rng`, `/help/:article`); a parameter matches one segment. */
export function matchesPath(pattern: string, path: string): boolean {
  const wanted = pattern.split('/').filter(Boolean);
  const given = path.split('/').filter(Boolean);
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at]);
}

/** The home page's path (spec §2); `/` redirects to it. */
export const HOME_PATH = '/index';

/** Slots that the shell renders only when the page is idle: they are not part of a first paint. */
const LATE_SLOTS: ReadonlySet<SlotName> = new Set(['header.visitor']);

/** Whether a part is rendered only after the first paint. */
export const isBelowFold = ({ slots }: SerialContract, key: string): boolean =>
  key.startsWith('slot:') && slots[Number(key.split('#')[1])]?.isBelowFold === true;

/** Part keys that a page at that path shows at once to an anonymous visitor; none whose switch is off. */
export function partsAtPath(contract: SerialContract, path: string, surroundings: Surroundings): readonly string[] {
  const isHome = path === HOME_PATH || path === '/';
  const routes = contract.routes.filter(
    (route) => isAvailable(route.when, surroundings) && matchesPath(route.path, path),
  );
  const chrome = routes[0]?.chrome ?? 'full';
  const slots = contract.slots
    .map((slot, at) => ({ slot, key: `slot:${slot.slot}#${at}` }))
    .filter(
      ({ slot }) =>
        isAvailable(slot.when, surroundings, 'visitor') &&
        !LATE_SLOTS.has(slot.slot) &&
        ((slot.slot.startsWith('header.') && chrome !== 'none') || (slot.slot.startsWith('home.') && isHome)),
    );
  return [
    ...routes.map((route) => (route.opens ? `dialog:${route.opens.dialog}` : `route:${route.path}`)),
    ...contract.centrePages
      .filter((page) => isAvailable(page.when, surroundings) && path === `/${page.centre}/${page.key}`)
      .map((page) => `centre:${page.centre}/${page.key}`),
    ...slots.map(({ key }) => key),
  ];
}
