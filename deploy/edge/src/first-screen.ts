import type { FirstScreen } from '@tessera/shared/contract';
import { type Boot, matchesPath, partsAtPath, surroundingsOf } from '@tessera/shared/registry';
import { SwitchSet } from '@tessera/shared/switches';
import { isOpenToVisitors, offeredPages } from './page-at.ts';
import { narrowedBy, type PageQuery, readQuery } from './page-query.ts';
import type { Releases } from './releases/release-store.ts';

/** What comes with a page, and how its query is read. */
export interface PageScreen {
  readonly query: PageQuery;
  readonly first: readonly FirstScreen[];
}

/**
 * What the parts of a page at that address want to come with it; the same may be wanted by several. Where the site is closed,
 * the page that stays open has none of it, and a refusal to its visitor would be kept for those of other countries.
 */
export function firstScreen(boot: Boot, path: string, { shell, remotes }: Releases, search = ''): PageScreen {
  if (boot.status !== 0) return { query: readQuery(search, {}, boot), first: [] };
  const switches = new SwitchSet(boot.switches);
  const surroundings = surroundingsOf(boot, switches);
  const own = offeredPages(shell, switches).filter((page) => matchesPath(page.path, path));
  const parts = remotes.flatMap(({ contract }) => partsAtPath(contract, path, surroundings));
  const wanted = [...own, ...parts].map(({ first = {} }) => first);
  const query = readQuery(search, wanted.find(({ narrowed }) => narrowed) ?? {}, boot);
  // Who has to sign in first makes no call as a visitor.
  const isOpen = isOpenToVisitors(path, shell, switches);
  const first = wanted.map((each) => {
    const { calls = [], ...rest } = narrowedBy(query, each, boot);
    return isOpen ? { ...rest, calls } : rest;
  });
  return { query, first };
}
