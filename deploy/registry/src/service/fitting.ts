import type { RemoteRelease, ShellOffers, ShellRelease } from '@tessera/shared/registry';
import { satisfies, validRange } from 'semver';
import { incompatibilitiesBetween, missingFields } from './payload-fit.ts';

type Release = RemoteRelease | ShellRelease;

const nameOf = ({ id, version }: Release): string => `${id} ${version}`;

/** Builds of a version have a suffix: 1.4.0-5f7a9c is a 1.4.0. */
const fits = (shell: string, range: string): boolean => satisfies(shell, range, { includePrerelease: true });

/** The range of shells in which a remote asks to run, if that shell is none of them: such a pair is on no page. */
export function laterShellNeeded({ contract }: RemoteRelease, shell: ShellRelease): string | undefined {
  const { shell: range } = contract.needs;
  return fits(shell.version, range) ? undefined : range;
}

/** Why no shell suits a release. */
interface Unsatisfiable {
  readonly what: string;
  /** It has a range, which a later shell may satisfy. */
  readonly isRange: boolean;
}

/** A range that no shell satisfies; undefined while there is no shell, or for the shell itself. */
export function unsatisfiable(release: Release, shells: readonly string[]): Unsatisfiable | undefined {
  if ('boot' in release) return undefined;
  const { shell: range } = release.contract.needs;
  if (validRange(range) === null)
    return { what: `it needs the shell "${range}", which is not a valid range`, isRange: false };
  if (shells.length === 0 || shells.some((version) => fits(version, range))) return undefined;
  return { what: `it needs the shell ${range}, and none such is published`, isRange: true };
}

/** Events that a remote emits, reacts to, listens to on screen, or shows as badges. */
function eventsOf({ contract }: RemoteRelease): ReadonlySet<string> {
  const { emits, consumes, listens = [], menu, centrePages } = contract;
  const badges = [...menu, ...centrePages].flatMap(({ badge }) => badge ?? []);
  return new Set([...emits, ...consumes, ...listens, ...badges]);
}

/** What a remote uses of a shell that says what it offers, and does not find. */
function offerIncompatibilities(remote: RemoteRelease, offers: ShellOffers): readonly string[] {
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
  const packages = Object.entries(remote.ranges ?? {}).flatMap(([name, range]) => {
    const shared = offers.versions?.[name];
    return shared === undefined || fits(shared, range)
      ? []
      : [`it runs with ${name} ${range}, and the shell has ${shared}`];
  });
  const places = new Set([...contract.slots, ...contract.menu].map(({ slot }) => slot));
  return [
    ...packages,
    ...names,
    ...events,
    ...[...places].filter((place) => !offers.places.includes(place)).map((place) => `the shell has no ${place}`),
  ];
}

/**
 * Why a remote cannot run in a shell, as sentences: its range, a module or a name of one that the shell does not share, an
 * event that the shell does not know in this version, a place that it does not have.
 */
export function shellIncompatibilities(remote: RemoteRelease, shell: ShellRelease): readonly string[] {
  const { id, version, parts } = remote;
  const range = laterShellNeeded(remote, shell);
  const needed = new Set(Object.values(parts).flatMap(({ shared }) => shared));
  const missing = shell.shared ? [...needed].filter((key) => !shell.shared?.includes(key)) : [];
  return [
    ...(range === undefined ? [] : [`${id} ${version} needs the shell ${range}, and ${shell.version} would be live`]),
    ...missing.map((key) => `${id} ${version} needs ${key}, which the shell ${shell.version} does not have`),
    ...(shell.offers ? offerIncompatibilities(remote, shell.offers) : []),
  ];
}

/** Events that one remote emits otherwise than the other one expects, as sentences. */
export function eventIncompatibilities(emitter: RemoteRelease, listener: RemoteRelease): readonly string[] {
  const versionIn = ({ contract }: RemoteRelease, event: string): number => contract.eventVersions?.[event] ?? 1;
  const listened = new Set([...listener.contract.consumes, ...(listener.contract.listens ?? [])]);
  return emitter.contract.emits
    .filter((event) => listened.has(event))
    .flatMap((event) => {
      const [emitted, expected] = [versionIn(emitter, event), versionIn(listener, event)];
      if (emitted !== expected)
        return [
          `${nameOf(emitter)} emits version ${emitted} of ${event}, and ${nameOf(listener)} expects version ${expected}`,
        ];
      return eventFieldIncompatibilities(emitter, listener, event);
    });
}

/** Fields of an event that a release reads and another one sends otherwise, or not at all. */
const eventFieldIncompatibilities = (sender: Release, reader: Release, event: string): readonly string[] =>
  incompatibilitiesBetween(sender.payloads?.events[event], reader.payloads?.events[event]).map(
    (incompatibility) => `in ${event} of ${nameOf(sender)}, as ${nameOf(reader)} reads it, ${incompatibility}`,
  );

/**
 * Events that pass through a shell which refuses them, or leaves out fields that a remote reads. Which values a field has is a
 * matter of the remote that emits the event.
 */
export function deliveryIncompatibilities(shell: ShellRelease, remote: RemoteRelease): readonly string[] {
  const { emits, listens = [], consumes } = remote.contract;
  const read = [...new Set([...listens, ...consumes])];
  return [
    ...emits.flatMap((event) => eventFieldIncompatibilities(remote, shell, event)),
    ...read.flatMap((event) =>
      event.startsWith('shell:')
        ? eventFieldIncompatibilities(shell, remote, event)
        : missingFields(shell.payloads?.events[event], remote.payloads?.events[event]).map(
            (field) => `${nameOf(shell)} delivers ${event} without ${field}, which ${nameOf(remote)} reads`,
          ),
    ),
  ];
}

/** What one release asks of another by an intent and the other one does not understand, or answers otherwise. */
export function intentIncompatibilities(asker: Release, provider: RemoteRelease): readonly string[] {
  const asked = 'boot' in asker ? Object.keys(asker.payloads?.intents ?? {}) : (asker.contract.asks ?? []);
  return asked
    .filter((name) => Object.hasOwn(provider.contract.provides, name))
    .flatMap((name) => {
      const [ours, theirs] = [asker.payloads?.intents[name], provider.payloads?.intents[name]];
      return [
        ...incompatibilitiesBetween(ours?.params, theirs?.params).map(
          (incompatibility) => `when ${nameOf(asker)} asks ${nameOf(provider)} for ${name}, ${incompatibility}`,
        ),
        ...incompatibilitiesBetween(theirs?.result, ours?.result).map(
          (incompatibility) => `when ${nameOf(provider)} answers ${nameOf(asker)} for ${name}, ${incompatibility}`,
        ),
      ];
    });
}

/** What a release takes back of what it exchanged with others before, as sentences. */
export function narrowedPayloads(before: Release, after: Release): readonly string[] {
  const [old, now] = [before.payloads, after.payloads];
  if (!old || !now) return [];
  const both = <Value>(one: Readonly<Record<string, Value>>, other: Readonly<Record<string, Value>>) =>
    Object.keys(one).filter((name) => Object.hasOwn(other, name));
  const isOwn = (event: string) => 'boot' in after || after.contract.emits.includes(event);
  const isRead = (event: string) => 'boot' in after || !after.contract.emits.includes(event);
  const isProvided = (name: string) => !('boot' in after) && Object.hasOwn(after.contract.provides, name);
  return [
    ...both(old.events, now.events).flatMap((event) => [
      ...(isOwn(event) ? incompatibilitiesBetween(now.events[event], old.events[event]) : []).map(
        (why) => `in ${event}, ${why}`,
      ),
      ...(isRead(event) ? incompatibilitiesBetween(old.events[event], now.events[event]) : []).map(
        (why) => `it does not accept every ${event} any more: ${why}`,
      ),
    ]),
    ...both(old.intents, now.intents)
      .filter(isProvided)
      .flatMap((name) => [
        ...incompatibilitiesBetween(old.intents[name]?.params, now.intents[name]?.params).map(
          (why) => `it does not accept every request for ${name} any more: ${why}`,
        ),
        ...incompatibilitiesBetween(now.intents[name]?.result, old.intents[name]?.result).map(
          (why) => `in its answer to ${name}, ${why}`,
        ),
      ]),
  ];
}
