import type { RemoteRelease, ShellRelease } from '@tessera/shared/registry';
import { satisfies, validRange } from 'semver';

/** Builds of a version have a suffix: 1.4.0-5f7a9c is a 1.4.0. */
const fits = (shell: string, range: string): boolean => satisfies(shell, range, { includePrerelease: true });

/** A range that no shell satisfies, as a sentence; undefined while there is no shell, or for the shell itself. */
export function unsatisfiable(release: RemoteRelease | ShellRelease, shells: readonly string[]): string | undefined {
  if ('boot' in release) return undefined;
  const { shell: range } = release.contract.needs;
  if (validRange(range) === null) return `it needs the shell "${range}", which is no range`;
  if (shells.length === 0 || shells.some((version) => fits(version, range))) return undefined;
  return `it needs the shell ${range}, and none such is published`;
}

/** Why a remote cannot run in a shell, as sentences. */
export function shellMisfits({ id, version, contract, parts }: RemoteRelease, shell: ShellRelease): readonly string[] {
  const range = contract.needs.shell;
  const needed = new Set(Object.values(parts).flatMap(({ shared }) => shared));
  const missing = shell.shared ? [...needed].filter((key) => !shell.shared?.includes(key)) : [];
  return [
    ...(fits(shell.version, range)
      ? []
      : [`${id} ${version} needs the shell ${range}, and ${shell.version} would be live`]),
    ...missing.map((key) => `${id} ${version} needs ${key}, which the shell ${shell.version} does not have`),
  ];
}

/** Events that one remote emits with another version than the other one expects, as sentences. */
export function eventMisfits(emitter: RemoteRelease, listener: RemoteRelease): readonly string[] {
  const versionIn = ({ contract }: RemoteRelease, event: string): number => contract.eventVersions?.[event] ?? 1;
  const listened = new Set([...listener.contract.consumes, ...(listener.contract.listens ?? [])]);
  return emitter.contract.emits
    .filter((event) => listened.has(event) && versionIn(emitter, event) !== versionIn(listener, event))
    .map(
      (event) =>
        `${emitter.id} ${emitter.version} emits version ${versionIn(emitter, event)} of ${event}, and ${listener.id} ${listener.version} expects version ${versionIn(listener, event)}`,
    );
}
