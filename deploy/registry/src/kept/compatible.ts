import type { RemoteRelease, ShellRelease } from '@tessera/shared/registry';
import { deliveryMisfits, eventMisfits, intentMisfits, shellMisfits } from '../service/fitting.ts';
import { collisionsIn } from '../service/names.ts';

/** Two releases that could be on one page, and why they do not fit together, as sentences. */
export interface Pair {
  readonly one: ShellRelease | RemoteRelease;
  readonly other: RemoteRelease;
  readonly faults: readonly string[];
}

const claimedTwice = (one: ShellRelease | RemoteRelease, other: RemoteRelease): readonly string[] =>
  collisionsIn([one, other]).map(({ claim }) => `both have ${claim}`);

/** Events that a remote emits, reacts to, listens to on screen, or shows as badges. */
function eventsOf({ contract }: RemoteRelease): ReadonlySet<string> {
  const { emits, consumes, listens = [], menu, centrePages } = contract;
  const badges = [...menu, ...centrePages].flatMap(({ badge }) => badge ?? []);
  return new Set([...emits, ...consumes, ...listens, ...badges]);
}

/**
 * Why a remote cannot run in a shell: its range, a module or a name of one that the shell does not share, an event that
 * the shell does not know in this version, a place that it does not have.
 */
export function faultsInShell(shell: ShellRelease, remote: RemoteRelease): readonly string[] {
  const { offers } = shell;
  if (!offers) return [`the shell ${shell.version} does not say what it offers`];
  const { contract, imports = {} } = remote;
  const names = Object.entries(imports).flatMap(([module, all]) => {
    const exported = offers.modules[module] ?? all;
    return all.filter((name) => !exported.includes(name)).map((name) => `${module} has no ${name} in the shell`);
  });
  const events = [...eventsOf(remote)].flatMap((event) => {
    const version = contract.eventVersions?.[event] ?? 1;
    const known = offers.events[event];
    if (known === undefined) return [`the shell does not know the event ${event}`];
    return known === version ? [] : [`${event} has version ${version}, and ${known} in the shell`];
  });
  const places = new Set([...contract.slots, ...contract.menu].map(({ slot }) => slot));
  return [
    ...shellMisfits(remote, shell),
    ...deliveryMisfits(shell, remote),
    ...intentMisfits(shell, remote),
    ...names,
    ...events,
    ...[...places].filter((place) => !offers.places.includes(place)).map((place) => `the shell has no ${place}`),
    ...claimedTwice(shell, remote),
  ];
}

/**
 * Why two remotes cannot be on one page: an event that one emits and the other listens to in another version, or something
 * that only one can have. An intent that nobody provides is no fault: whoever asks gets a typed answer.
 */
export const faultsBetween = (one: RemoteRelease, other: RemoteRelease): readonly string[] => [
  ...eventMisfits(one, other),
  ...eventMisfits(other, one),
  ...intentMisfits(one, other),
  ...intentMisfits(other, one),
  ...claimedTwice(one, other),
];

/** Every pair of releases of different packages. */
export function pairsOf(shells: readonly ShellRelease[], remotes: readonly RemoteRelease[]): readonly Pair[] {
  const withShells = shells.flatMap((one) =>
    remotes.map((other): Pair => ({ one, other, faults: faultsInShell(one, other) })),
  );
  const withRemotes = remotes.flatMap((one) =>
    remotes.filter(({ id }) => one.id < id).map((other): Pair => ({ one, other, faults: faultsBetween(one, other) })),
  );
  return [...withShells, ...withRemotes];
}
