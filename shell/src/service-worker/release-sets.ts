/** The releases of one or more pages, with the hashes of all their files. */
export interface ReleaseSet {
  /** Folders of the releases. */
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  /** Pages that have said that they use it. */
  readonly pages: readonly string[];
}

/** However many tabs stay open over however many releases. */
const mostSets = 5;

const nameOf = (files: ReleaseSet['files']): string =>
  [...new Set(Object.keys(files).flatMap((path) => /^\/assets\/[^/]+\/[^/]+\//.exec(path) ?? []))].sort().join(' ');

/** The sets with that of a page in front: pages of the same releases share one. A page has one set, its last. */
export function withSet(
  sets: readonly ReleaseSet[],
  files: ReleaseSet['files'],
  page: string | undefined,
): readonly ReleaseSet[] {
  const name = nameOf(files);
  const others = sets.map((set) => ({ ...set, pages: set.pages.filter((one) => one !== page) }));
  const same = others.find((set) => set.name === name);
  const pages = [...(same?.pages ?? []), ...(page === undefined ? [] : [page])];
  return [{ name, files: { ...same?.files, ...files }, pages }, ...others.filter((set) => set !== same)];
}

/** The sets whose files stay: the last, the one before it, and those of pages that are still open. */
export function setsToKeep(sets: readonly ReleaseSet[], openPages: readonly string[]): readonly ReleaseSet[] {
  return sets
    .map((set) => ({ ...set, pages: set.pages.filter((page) => openPages.includes(page)) }))
    .filter(({ pages }, at) => at < 2 || pages.length > 0)
    .slice(0, mostSets);
}

/** The hashes of all files of these sets by path. A release never changes; if one does, the newest set is right. */
export const hashesOf = (sets: readonly ReleaseSet[]): ReleaseSet['files'] =>
  Object.assign({}, ...sets.map(({ files }) => files).reverse());
