import type { FirstParameter, FirstScreen } from '@tessera/shared/contract';
import type { Boot } from '@tessera/shared/registry';

/** The query of a page's address. */
export interface PageQuery {
  /** With its question mark, or empty. All addresses of the same page have the same one, without what the page does not read. */
  readonly search: string;
  /** It has values that anybody can make up, so that there is no end of such pages. */
  readonly isMadeUp: boolean;
  /** The values that narrow the page, by parameter; empty for a query that is made up. */
  readonly values: Readonly<Record<string, string>>;
}

type Site = Pick<Boot, 'language' | 'gameVendors'>;

/** What a value adds to a call; undefined if the contract does not know it. */
function addedBy(parameter: FirstParameter, value: string, { gameVendors }: Site): string | undefined {
  if ('vendorAs' in parameter) return gameVendors.includes(value) ? `&${parameter.vendorAs}=${value}` : undefined;
  return Object.hasOwn(parameter.adds, value) ? parameter.adds[value] : undefined;
}

/** Parameters that campaigns add to any address; no page reads them. */
const ofCampaigns = /^(?:utm_\w+|_gl|mc_cid|mc_eid|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|yclid)$/;

/** Reads a query as the page's contract describes it. Where none does, every query but the page's language is made up. */
export function readQuery(search: string, { narrowed }: FirstScreen, site: Site): PageQuery {
  const given = new URLSearchParams(search);
  for (const name of new Set(given.keys())) if (ofCampaigns.test(name)) given.delete(name);
  const own = given.get('lang') === site.language ? [['lang', site.language]] : [];
  const searchOf = (pairs: readonly (readonly string[])[]) =>
    pairs.length > 0 ? `?${new URLSearchParams(pairs as [string, string][])}` : '';
  const madeUp = { search: searchOf([...given]), isMadeUp: true, values: {} };
  if (!narrowed) {
    const isOwn = [...given.keys()].length === own.length;
    return isOwn ? { search: searchOf(own), isMadeUp: false, values: {} } : madeUp;
  }
  const pairs = Object.keys(narrowed.query).flatMap((name) =>
    given.getAll(name).map((value) => [name, value] as const),
  );
  const values = Object.fromEntries(pairs);
  const isKnown = pairs.every(([name, value]) => {
    const parameter = narrowed.query[name];
    return parameter && addedBy(parameter, value, site) !== undefined;
  });
  if (!isKnown || Object.keys(values).length < pairs.length) return madeUp;
  return { search: searchOf([...pairs, ...own]), isMadeUp: false, values };
}

/** Whether many visitors may open this page: the values of a list can be combined in so many ways that there is no end of them either. */
export const isUsual = ({ isMadeUp, values }: PageQuery): boolean => !isMadeUp && Object.keys(values).length <= 1;

/** What a page wants to come with it at an address with that query. */
export function narrowedBy({ values, isMadeUp }: PageQuery, first: FirstScreen, site: Site): FirstScreen {
  const { narrowed, ...plain } = first;
  const { calls = [] } = plain;
  if (!narrowed || (!isMadeUp && Object.keys(values).length === 0)) return plain;
  const others = calls.slice(1);
  // The first call would bring the rows of the plain list: the browser asks for its own.
  if (isMadeUp) return { ...plain, calls: others };
  let { pictures } = plain;
  const call = narrowed.call.replace(/\{\?(\w+)\}/g, (_, name: string) => {
    const parameter = narrowed.query[name];
    const value = values[name] ?? '';
    if (!parameter) return '';
    if ('vendorAs' in parameter && value) pictures = value;
    return addedBy(parameter, value, site) ?? '';
  });
  return { ...plain, ...(pictures ? { pictures } : {}), calls: [call, ...others] };
}
