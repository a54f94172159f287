import type { Condition, SlotName } from '../contract/types.ts';
import type { SwitchSet } from '../switches/switch-set.ts';
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

/** Part keys that a page at that path shows at once to an anonymous visitor; none whose switch is off. */
export function partsAtPath(
  contract: SerialContract,
  path: string,
  { brand, switches }: { readonly brand: string; readonly switches: SwitchSet },
): readonly string[] {
  const isOn = ({ when }: { when?: Condition }) => !when?.switch || switches.isOn(when.switch);
  const isForVisitors = ({ when }: { when?: Condition }) =>
    (!when?.roles || when.roles.includes('visitor')) && (!when?.brands || when.brands.includes(brand));
  const isHome = path === HOME_PATH || path === '/';
  const routes = contract.routes.filter((route) => isOn(route) && matchesPath(route.path, path));
  const chrome = routes[0]?.chrome ?? 'full';
  const slots = contract.slots
    .map((slot, at) => ({ slot, key: `slot:${slot.slot}#${at}` }))
    .filter(
      ({ slot }) =>
        isOn(slot) &&
        isForVisitors(slot) &&
        !LATE_SLOTS.has(slot.slot) &&
        ((slot.slot.startsWith('header.') && chrome !== 'none') || (slot.slot.startsWith('home.') && isHome)),
    );
  return [
    ...routes.map((route) => (route.opens ? `dialog:${route.opens.dialog}` : `route:${route.path}`)),
    ...contract.centrePages
      .filter((page) => isOn(page) && path === `/${page.centre}/${page.key}`)
      .map((page) => `centre:${page.centre}/${page.key}`),
    ...slots.map(({ key }) => key),
  ];
}
