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

/** What only one release of a page can have, in words. */
function claimsOf(release: Release): readonly string[] {
  if ('boot' in release) return release.pages.map(({ path }) => `the address ${path}`);
  const { routes, centrePages, provides } = release.contract;
  return [
    ...routes.map(({ path }) => `the address ${path}`),
    ...centrePages.map(({ centre, key }) => `the ${centre} centre's page ${key}`),
    ...Object.keys(provides).map((name) => `the intent ${name}`),
  ];
}

/** Something that two releases of a page claim. */
export interface Collision {
  readonly claim: string;
  /** Both ids; the order is that of the page. */
  readonly ids: readonly [string, string];
}

export function collisionsIn(page: Iterable<Release>): readonly Collision[] {
  const owners = new Map<string, string>();
  const found: Collision[] = [];
  for (const release of page)
    for (const claim of new Set(claimsOf(release))) {
      const owner = owners.get(claim);
      if (owner === undefined) owners.set(claim, release.id);
      else found.push({ claim, ids: [owner, release.id] });
    }
  return found;
}
