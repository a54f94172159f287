import type { KeptList } from './kept-releases.ts';

/** One version of each package, by id: what a page is made of. */
export type Combination = Readonly<Record<string, string>>;

/** The current releases, but for one that is an earlier one. */
export interface Neighbour {
  readonly id: string;
  readonly version: string;
  readonly page: Combination;
}

/** For each package the newest kept release that is not the current one, with the current ones of all others. */
export const neighboursOf = (current: Combination, kept: KeptList): readonly Neighbour[] =>
  Object.keys(current).flatMap((id) => {
    const version = kept[id]?.find((each) => each.version !== current[id])?.version;
    return version === undefined ? [] : [{ id, version, page: { ...current, [id]: version } }];
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
export function coverPairs(versions: Readonly<Record<string, readonly string[]>>): readonly Combination[] {
  const ids = Object.keys(versions);
  const key = (one: readonly [string, string], other: readonly [string, string]): string =>
    JSON.stringify([one, other].sort(([a], [b]) => ids.indexOf(a) - ids.indexOf(b)));
  const open = new Set(
    ids.flatMap((a, at) =>
      ids
        .slice(at + 1)
        .flatMap((b) =>
          (versions[a] ?? []).flatMap((v) => (versions[b] ?? []).map((w) => key([a, v], [b, w] as const))),
        ),
    ),
  );
  const found: Combination[] = [];
  for (let next = open.values().next().value; next !== undefined; next = open.values().next().value) {
    const page = new Map<string, string>(JSON.parse(next) as [string, string][]);
    for (const id of ids.filter((each) => !page.has(each))) {
      const gain = (version: string): number =>
        [...page].filter((chosen) => open.has(key(chosen, [id, version]))).length;
      const [best = ''] = [...(versions[id] ?? [])].sort((one, other) => gain(other) - gain(one));
      page.set(id, best);
    }
    for (const one of page) for (const other of page) open.delete(key(one, other));
    found.push(Object.fromEntries(ids.map((id) => [id, page.get(id) ?? ''])));
  }
  return found;
}
