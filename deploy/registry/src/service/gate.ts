import type {
  ChannelDocument,
  ChannelEntry,
  RemoteRelease,
  SerialContract,
  ShellRelease,
} from '@tessera/shared/registry';
import { major } from 'semver';
import type { NamedRelease } from './channel-commands.ts';
import { deliveryMisfits, eventMisfits, intentMisfits, narrowings, shellMisfits } from './fitting.ts';
import { collisionsIn } from './names.ts';

export type ReleaseOnPage = RemoteRelease | ShellRelease;

/** Releases that are on one page together, by remote. */
type Page = ReadonlyMap<string, ReleaseOnPage>;

/** What a change makes of the pages of a merchant, or of everybody who is no merchant with releases of its own. */
export interface Audience {
  readonly merchant?: string;
  readonly before: Page;
  readonly after: Page;
}

/** Something that worked before a release and would not with it. */
export interface Break extends NamedRelease {
  readonly what: string;
  /** Their codes; `every merchant` alone if it is not only some. */
  readonly merchants: readonly string[];
  /** Whether the new release has a higher major version than the one it replaces. */
  readonly isMajor: boolean;
}

const EVERYBODY = 'every merchant';

/** Brotli bytes of the scripts of one part: 0.2 s of a slow phone's connection (1.6 Mbit/s). The largest has 14 kB today. */
const partBudget = 40_000;
/** The same for what the shell itself starts with: 115 kB today. */
const shellBudget = 200_000;

const isShell = (release: ReleaseOnPage): release is ShellRelease => 'boot' in release;

/** Slots have no names for their widgets: the third of a slot is known as that. */
function slotsOf({ slots }: SerialContract): readonly string[] {
  const counts = new Map<string, number>();
  return slots.map(({ slot }) => {
    const count = (counts.get(slot) ?? 0) + 1;
    counts.set(slot, count);
    return count === 1 ? slot : `${slot} (widget ${count})`;
  });
}

/** What others may rely on, in words. */
function offersOf(release: ReleaseOnPage): readonly string[] {
  if (isShell(release)) return release.pages.map(({ path }) => `the page ${path}`);
  const { contract } = release;
  const listened = [...contract.consumes, ...(contract.listens ?? [])].filter(
    (event) => !event.startsWith(`${release.id}:`),
  );
  return [
    ...contract.routes.map(({ path }) => `the route ${path}`),
    ...contract.centrePages.map(({ centre, key }) => `the ${centre} centre's page ${key}`),
    ...Object.keys(contract.dialogs).map((key) => `the dialog ${key}`),
    ...Object.keys(contract.provides).map((name) => `the intent ${name}`),
    ...slotsOf(contract).map((slot) => `the widget in ${slot}`),
    ...contract.emits.map((event) => `the event ${event}`),
    ...[...new Set(listened)].map((event) => `a reaction to ${event}`),
    `the switch ${contract.switch}`,
  ];
}

/** What a page had before and loses. */
function removals({ before, after }: Audience): readonly Omit<Break, 'merchants'>[] {
  return changesOf({ before, after }).flatMap((release) => {
    const replaced = before.get(release.id);
    const offers = new Set(offersOf(release));
    const missed = replaced ? offersOf(replaced).filter((offer) => !offers.has(offer)) : [];
    const { id: remote, version } = release;
    const changes = [
      ...missed.map((offer) => `it no longer has ${offer}`),
      ...(replaced ? narrowings(replaced, release) : []),
    ];
    return changes.map((what) => ({ remote, version, what, isMajor: isHigher(version, replaced) }));
  });
}

/** Releases of a page that do not fit together, one of which is new. */
function misfits({ before, after }: Audience): readonly Omit<Break, 'merchants'>[] {
  const changed = changesOf({ before, after });
  const causeOf = (...pair: readonly ReleaseOnPage[]) => pair.find((release) => changed.includes(release));
  const blame = (what: string, cause: ReleaseOnPage | undefined) =>
    cause
      ? [{ remote: cause.id, version: cause.version, what, isMajor: isHigher(cause.version, before.get(cause.id)) }]
      : [];
  const shell = after.get('shell');
  const remotes = [...after.values()].filter((release) => !isShell(release)) as RemoteRelease[];
  return [
    ...remotes.flatMap((remote) => {
      if (!shell || !isShell(shell)) return [];
      const found = [
        ...shellMisfits(remote, shell),
        ...deliveryMisfits(shell, remote),
        ...intentMisfits(shell, remote),
      ];
      return found.flatMap((what) => blame(what, causeOf(remote, shell)));
    }),
    ...remotes.flatMap((one) =>
      remotes.flatMap((other) =>
        [...eventMisfits(one, other), ...intentMisfits(one, other)].flatMap((what) => blame(what, causeOf(one, other))),
      ),
    ),
  ];
}

/** What two releases of a page claim, one of which is new. */
function clashes({ before, after }: Audience): readonly Omit<Break, 'merchants'>[] {
  const changed = new Set(changesOf({ before, after }).map(({ id }) => id));
  return collisionsIn(after.values()).flatMap(({ claim, ids: [one, other] }) => {
    const [id, owner] = changed.has(other) ? [other, one] : [one, other];
    const cause = changed.has(id) ? after.get(id) : undefined;
    // A higher version does not make room for two.
    return cause
      ? [{ remote: id, version: cause.version, what: `${claim} is already that of ${owner}`, isMajor: false }]
      : [];
  });
}

const changesOf = ({ before, after }: Audience): readonly ReleaseOnPage[] =>
  [...after.values()].filter((release) => before.get(release.id)?.version !== release.version);

const isHigher = (version: string, replaced: ReleaseOnPage | undefined): boolean =>
  replaced === undefined || major(version) > major(replaced.version);

/**
 * Everything that would break, each thing once with the merchants that it concerns. Whether releases fit together is only
 * asked when all that belong together are there: when they go live, not when one of them is published.
 */
export function breaksIn(audiences: readonly Audience[], when: 'published' | 'live'): readonly Break[] {
  const found = new Map<string, Break>();
  for (const audience of audiences)
    for (const each of [
      ...removals(audience),
      ...(when === 'live' ? [...misfits(audience), ...clashes(audience)] : []),
    ]) {
      const key = `${each.remote} ${each.version} ${each.what}`;
      const known = found.get(key);
      const merchants = [...(known?.merchants ?? []), audience.merchant ?? EVERYBODY];
      found.set(key, {
        ...each,
        merchants: merchants.includes(EVERYBODY) ? [EVERYBODY] : merchants,
        isMajor: each.isMajor && (known?.isMajor ?? true),
      });
    }
  return [...found.values()];
}

/** Parts whose scripts are larger than they may be. `sizeOf` is in bytes, as the file is sent. */
export function oversizedParts(release: ReleaseOnPage, sizeOf: (path: string) => number): readonly string[] {
  const isOfShell = isShell(release);
  const chrome = isOfShell ? Object.entries(release.parts).filter(([key]) => key.startsWith('chrome:')) : [];
  const parts = isOfShell ? ([['boot', release.boot], ...chrome] as const) : Object.entries(release.parts);
  const budget = isOfShell ? shellBudget : partBudget;
  return parts.flatMap(([key, { js }]) => {
    const size = js.reduce((sum, path) => sum + sizeOf(path), 0);
    return size > budget
      ? [`the scripts of ${key} have ${Math.ceil(size / 1000)} kB, and may have ${budget / 1000} kB (brotli)`]
      : [];
  });
}

/** The version that a merchant's visitors get of a remote, without a canary. */
function liveVersion({ stable, merchants }: ChannelEntry, merchant: string | undefined): string | undefined {
  const rule = merchant !== undefined && Object.hasOwn(merchants ?? {}, merchant) ? merchants?.[merchant] : undefined;
  return rule?.pin ?? rule?.stable ?? stable;
}

/** What a change brings to pages. */
interface Arrival {
  readonly releases: readonly NamedRelease[];
  /** Only this merchant's pages. */
  readonly merchant?: string | undefined;
  /** A pin replaces a pin; anything else does not. */
  readonly isPin?: boolean;
}

/** A page by versions, before its records are read. */
export interface VersionedAudience {
  readonly merchant?: string;
  readonly before: ReadonlyMap<string, string>;
  readonly after: ReadonlyMap<string, string>;
}

/** Everybody, and each merchant that a channel names: which releases they have, and would have. */
export function audiencesOf(
  remotes: ChannelDocument['remotes'],
  { releases, merchant, isPin = false }: Arrival,
): readonly VersionedAudience[] {
  const named = Object.values(remotes).flatMap(({ merchants }) => Object.keys(merchants ?? {}));
  const whom = merchant === undefined ? [undefined, ...new Set(named)] : [merchant];
  return whom.map((code) => {
    const before = new Map<string, string>();
    for (const [id, entry] of Object.entries(remotes)) {
      const version = liveVersion(entry, code);
      if (version) before.set(id, version);
    }
    const after = new Map(before);
    for (const { remote, version } of releases) {
      const isPinned = code !== undefined && remotes[remote]?.merchants?.[code]?.pin !== undefined;
      if (isPin || !isPinned) after.set(remote, version);
    }
    return { ...(code === undefined ? {} : { merchant: code }), before, after };
  });
}
