import type { RemoteRelease, ShellRelease } from '@tessera/shared/registry';
import {
  deliveryIncompatibilities,
  eventIncompatibilities,
  intentIncompatibilities,
  laterShellNeeded,
  shellIncompatibilities,
} from '../service/fitting.ts';
import { collisionsIn } from '../service/names.ts';

/** Two releases that could be on one page, and why they do not fit together, as sentences. */
export interface Pair {
  readonly one: ShellRelease | RemoteRelease;
  readonly other: RemoteRelease;
  readonly faults: readonly string[];
  /**
   * The range of shells that the remote asks for, if the shell is none of them. Such a pair never runs: the registry does
   * not promote it, and a page that has the shell keeps the remote's earlier release.
   */
  readonly apart?: string;
}

const claimedTwice = (one: ShellRelease | RemoteRelease, other: RemoteRelease): readonly string[] =>
  collisionsIn([one, other]).map(({ claim }) => `both have ${claim}`);

/** Why a remote cannot run in a shell; one that does not say what it offers cannot be compared, and none is kept. */
export function faultsInShell(shell: ShellRelease, remote: RemoteRelease): readonly string[] {
  if (!shell.offers) return [`the shell ${shell.version} does not say what it offers`];
  return [
    ...shellIncompatibilities(remote, shell),
    ...deliveryIncompatibilities(shell, remote),
    ...intentIncompatibilities(shell, remote),
    ...claimedTwice(shell, remote),
  ];
}

/**
 * Why two remotes cannot be on one page: an event that one emits and the other listens to in another version, or something
 * that only one can have. An intent that nobody provides is no fault: whoever asks gets a typed answer.
 */
export const faultsBetween = (one: RemoteRelease, other: RemoteRelease): readonly string[] => [
  ...eventIncompatibilities(one, other),
  ...eventIncompatibilities(other, one),
  ...intentIncompatibilities(one, other),
  ...intentIncompatibilities(other, one),
  ...claimedTwice(one, other),
];

function pairInShell(one: ShellRelease, other: RemoteRelease, shells: readonly ShellRelease[]): Pair {
  const apart = laterShellNeeded(other, one);
  const isSuitedBySome = shells.some((shell) => laterShellNeeded(other, shell) === undefined);
  return apart !== undefined && isSuitedBySome
    ? { one, other, apart, faults: [] }
    : { one, other, faults: faultsInShell(one, other) };
}

/** Every pair of releases of different packages. */
export function pairsOf(shells: readonly ShellRelease[], remotes: readonly RemoteRelease[]): readonly Pair[] {
  const withShells = shells.flatMap((one) => remotes.map((other) => pairInShell(one, other, shells)));
  const withRemotes = remotes.flatMap((one) =>
    remotes.filter(({ id }) => one.id < id).map((other): Pair => ({ one, other, faults: faultsBetween(one, other) })),
  );
  return [...withShells, ...withRemotes];
}
