import type { KeptList } from './kept-releases.ts';

/** One version of each package, by id: what a page is made of. */
export type Combination = Readonly<Record<string, string>>;

/** The current releases, but for one that is an earlier one. */
export interface Neighbour {
  readonly id: string;
  readonly version: string;
  readonly page: Combination;
}

/** Whether two releases can be on one page at all: a remote that needs a later shell is not with an earlier one. */
export type MayMeet = (one: Named, other: Named) => boolean;
export interface Named {
  readonly id: string;
  readonly version: string;
}
const always: MayMeet = () => true;

/**
 * For each package the newest kept release that is not the current one, with the current ones of all others, or their newest
 * kept ones that can be on a page with it.
 */
export const neighboursOf = (current: Combination, kept: KeptList, mayMeet: MayMeet = always): readonly Neighbour[] =>
  Object.keys(current).flatMap((id) => {
    const version = kept[id]?.find((each) => each.version !== current[id])?.version;
    if (version === undefined) return [];
    const others = Object.entries(versionsOf(current, kept)).filter(([other]) => other !== id);
    const suited = others.map(([other, versions]) => {
      const found = versions.find((each) => mayMeet({ id, version }, { id: other, version: each }));
      if (found === undefined) throw new Error(`No release of ${other} can be on a page with ${id} ${version}.`);
      return [other, found];
    });
    return [{ id, version, page: { ...current, ...Object.fromEntries(suited), [id]: version } }];
  });

/** All versions that can be on a page, by id, the current one first. */
export const versionsOf = (current: Combination, kept: KeptList): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(current).map(([id, version]) => [
      id,
      [...new Set([version, ...(kept[id] ?? []).map((each) => each.version)])],
    ]),
  );

/**
 * Combinations in which every two versions of different packages are together at least once. There are far fewer than
 * pairs, because each has a pair of every two packages.
 */
export function coverPairs(
  versions: Readonly<Record<string, readonly string[]>>,
  mayMeet: MayMeet = always,
): readonly Combination[] {
  const ids = Object.keys(versions);
  const fits = (id: string, version: string, page: ReadonlyMap<string, string>): boolean =>
    [...page].every(([other, chosen]) => mayMeet({ id: other, version: chosen }, { id, version }));
  const key = (one: readonly [string, string], other: readonly [string, string]): string =>
    JSON.stringify([one, other].sort(([a], [b]) => ids.indexOf(a) - ids.indexOf(b)));
  const open = new Set(
    ids.flatMap((a, at) =>
      ids
        .slice(at + 1)
        .flatMap((b) =>
          (versions[a] ?? []).flatMap((v) =>
            (versions[b] ?? [])
              .filter((w) => mayMeet({ id: a, version: v }, { id: b, version: w }))
              .map((w) => key([a, v], [b, w] as const)),
          ),
        ),
    ),
  );
  const found: Combination[] = [];
  for (let next = open.values().next().value; next !== undefined; next = open.values().next().value) {
    const page = new Map<string, string>(JSON.parse(next) as [string, string][]);
    for (const id of ids.filter((each) => !page.has(each))) {
      const gain = (version: string): number =>
        [...page].filter((chosen) => open.has(key(chosen, [id, version]))).length;
      const suited = (versions[id] ?? []).filter((version) => fits(id, version, page));
      const [best = ''] = suited.sort((one, other) => gain(other) - gain(one));
      page.set(id, best);
    }
    for (const one of page) for (const other of page) open.delete(key(one, other));
    found.push(Object.fromEntries(ids.map((id) => [id, page.get(id) ?? ''])));
  }
  return found;
}
