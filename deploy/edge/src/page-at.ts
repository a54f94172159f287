import { type Boot, HOME_PATH, isAvailable, matchesPath } from '@tessera/shared/registry';
import { SwitchSet } from '@tessera/shared/switches';
import type { OperatorBoot } from './operator-boots.ts';
import type { Releases } from './releases/release-store.ts';

/** A page that an address leads to. */
export interface KnownPage {
  /** Key of its title, as the shell's `useTitle` takes it; the home page is titled with the merchant's name alone. */
  readonly title?: string;
  /** The path by which search engines know it; `null` if they should not. */
  readonly canonical: string | null;
}

/** What decides which pages a merchant's site has. */
export interface SiteParts {
  readonly brand: Boot['merchant']['brand'];
  readonly operator: Pick<OperatorBoot, 'switches' | 'gameCategories' | 'gameVendors'>;
  readonly releases: Releases;
}

/** What an address shows to a visitor; nothing where the site says that there is no such page (shell: `useView`). */
function pageAt(path: string, site: SiteParts): KnownPage | undefined {
  return pagesOf(site).find(({ pattern }) => matchesPath(pattern, path));
}

/** What is shown at an address, and the status that says so to programs. */
export interface Shown extends KnownPage {
  readonly status: 200 | 404 | 451 | 503;
}

/** The site closes by system status: 1 for maintenance, 2 in this region, any other shows nothing (spec §2). */
export function shownAt(path: string, systemStatus: number, site: SiteParts): Shown {
  const { openWhileClosed } = site.releases.shell;
  const stays = matchesPath(openWhileClosed, path);
  if (systemStatus === 2 && !stays) return { status: 451, title: 'region.title', canonical: null };
  if (systemStatus === 1 && !stays) return { status: 503, title: 'maintenance.title', canonical: null };
  if (systemStatus !== 0 && !stays) return { status: 503, canonical: null };
  const page = pageAt(path, site);
  return page ? { status: 200, ...page } : { status: 404, title: 'notFound.title', canonical: null };
}

/** The pages for search engines, each with its address, in the order of the menus. */
export function listedPages(site: SiteParts): readonly (KnownPage & { readonly canonical: string })[] {
  return pagesOf(site).flatMap(({ pattern, title, canonical }) =>
    canonical === pattern ? [{ canonical, ...(title ? { title } : {}) }] : [],
  );
}

/** The shell's own pages whose switch is on. */
export const offeredPages = ({ pages }: Releases['shell'], switches: SwitchSet): Releases['shell']['pages'] =>
  pages.filter((page) => !page.switch || switches.isOn(page.switch));

/** Whether a visitor may see a page, or is led to the sign-in first (spec §2, docs/adr/0012). */
export const isOpenToVisitors = (path: string, { openToVisitors }: Releases['shell'], switches: SwitchSet): boolean =>
  !switches.isOn('loginedToHomePage') || openToVisitors.some((open) => matchesPath(open, path));

type Entry = KnownPage & { readonly pattern: string };

function pagesOf({ brand, operator, releases: { shell, remotes } }: SiteParts): readonly Entry[] {
  const switches = new SwitchSet(operator.switches);
  const offered = [...operator.gameCategories, ...(operator.gameVendors ?? [])];
  const surroundings = { brand, switches, offered };
  /** Nobody finds a page that first asks for a sign-in, nor one whose path stands for many. */
  const found = (path: string | null) =>
    path === null || path.includes(':') || !isOpenToVisitors(path, shell, switches) ? null : path;

  const home = ['/', HOME_PATH].map((pattern): Entry => ({ pattern, canonical: found(HOME_PATH) }));
  const own = offeredPages(shell, switches).map(
    ({ path, title, canonical }): Entry => ({ pattern: path, title, canonical: found(canonical) }),
  );
  const contracts = remotes.map(({ contract }) => contract);
  const routes = contracts.flatMap((contract) =>
    contract.routes
      .filter(({ when }) => isAvailable(when, surroundings))
      // A dialog over home says nothing that home does not.
      .map(
        ({ path, title, opens, canonical = path }): Entry => ({
          pattern: path,
          title,
          canonical: opens ? null : found(canonical),
        }),
      ),
  );
  const centrePages = contracts.flatMap((contract) =>
    contract.centrePages.filter(({ when }) => isAvailable(when, surroundings)),
  );
  const centres = [...new Set(centrePages.map(({ centre }) => centre))].map(
    (centre): Entry => ({ pattern: `/${centre}`, title: `centre.${centre}`, canonical: null }),
  );
  const inCentres = centrePages.map(
    ({ centre, key, label }): Entry => ({ pattern: `/${centre}/${key}`, title: label, canonical: null }),
  );
  return [...home, ...routes, ...own, ...centres, ...inCentres];
}
