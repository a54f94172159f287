import { type RemoteRelease, type ShellRelease, switchOf } from '@tessera/shared/registry';

type Release = RemoteRelease | ShellRelease;

/** Names in a contract that belong to others, as sentences: a team could take over another's events, dialogs or switch. */
export function foreignNames(release: Release): readonly string[] {
  if ('boot' in release) return [];
  const { id, contract } = release;
  const own = switchOf(id);
  return [
    ...(contract.switch === own ? [] : [`the switch of ${id} is ${own}, not ${contract.switch}`]),
    ...contract.emits
      .filter((event) => !event.startsWith(`${id}:`))
      .map((event) => `${id} may not emit ${event}: its events begin with "${id}:"`),
    ...Object.keys(contract.dialogs)
      .filter((key) => !key.startsWith(`${id}.`))
      .map((key) => `the dialog ${key} is not of ${id}: its dialogs begin with "${id}."`),
  ];
}

/** Something that only one release of a page can have. */
interface Claim {
  readonly words: string;
  /** Of an address, its segments; what has none is known by its words. */
  readonly segments?: readonly string[];
}

/** As the shell reads a route's pattern: empty segments do not count. */
const addressOf = (path: string): Claim => ({
  words: `the address ${path}`,
  segments: path.split('/').filter(Boolean),
});

function claimsOf(release: Release): readonly Claim[] {
  if ('boot' in release) return release.pages.map(({ path }) => addressOf(path));
  const { routes, centrePages, provides } = release.contract;
  return [
    ...routes.map(({ path }) => addressOf(path)),
    ...centrePages.map(({ centre, key }) => ({ words: `the ${centre} centre's page ${key}` })),
    ...Object.keys(provides).map((name) => ({ words: `the intent ${name}` })),
  ];
}

/** Whether there is a path that both patterns match: a parameter matches any segment. */
function overlap(one: readonly string[], other: readonly string[]): boolean {
  const isParameter = (segment: string | undefined) => segment?.startsWith(':') ?? false;
  return (
    one.length === other.length &&
    one.every((segment, at) => segment === other[at] || isParameter(segment) || isParameter(other[at]))
  );
}

const isSame = (one: Claim, other: Claim): boolean =>
  one.segments && other.segments ? overlap(one.segments, other.segments) : one.words === other.words;

/** Something that two releases of a page claim. */
export interface Collision {
  /** In the words of the second. */
  readonly claim: string;
  /** Both ids; the order is that of the page. */
  readonly ids: readonly [string, string];
}

export function collisionsIn(page: Iterable<Release>): readonly Collision[] {
  const claimed: { readonly id: string; readonly claim: Claim }[] = [];
  const found = new Map<string, Collision>();
  for (const release of page) {
    const claims = claimsOf(release);
    for (const claim of claims) {
      const owner = claimed.find((each) => isSame(each.claim, claim));
      if (owner) found.set(`${release.id} ${claim.words}`, { claim: claim.words, ids: [owner.id, release.id] });
    }
    claimed.push(...claims.map((claim) => ({ id: release.id, claim })));
  }
  return [...found.values()];
}
