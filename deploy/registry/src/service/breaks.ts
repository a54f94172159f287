import type { RemoteRelease, SerialContract, ShellRelease } from '@tessera/shared/registry';
import { major } from 'semver';
import { namesOf, type Whose } from './audiences.ts';
import type { NamedRelease } from './channel-commands.ts';
import {
  deliveryIncompatibilities,
  eventIncompatibilities,
  intentIncompatibilities,
  narrowedPayloads,
  shellIncompatibilities,
} from './fitting.ts';
import { collisionsIn } from './names.ts';

export type ReleaseOnPage = RemoteRelease | ShellRelease;

/** Releases that are on one page together, by remote. */
type Page = ReadonlyMap<string, ReleaseOnPage>;

/** What a change makes of the pages of an audience. */
export interface Audience extends Whose {
  readonly before: Page;
  readonly after: Page;
}

/** Something that worked before a release and would not with it. */
export interface Break extends NamedRelease {
  readonly what: string;
  /** Whose pages: codes of merchants, `every merchant`, or visitors of a canary. */
  readonly merchants: readonly string[];
  /** Whether the new release has a higher major version than the one it replaces. */
  readonly isMajor: boolean;
}

/** Brotli bytes of the scripts of one part: 0.2 s of a slow phone's connection (1.6 Mbit/s). The largest has 14 kB today. */
const partBudget = 40_000;
/** The same for what the shell itself starts with: 115 kB today. */
const shellBudget = 200_000;

type Pages = Pick<Audience, 'before' | 'after'>;
type Found = Omit<Break, 'merchants'>;

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
function removals({ before, after }: Pages): readonly Found[] {
  return changesOf({ before, after }).flatMap((release) => {
    const replaced = before.get(release.id);
    const offers = new Set(offersOf(release));
    const missed = replaced ? offersOf(replaced).filter((offer) => !offers.has(offer)) : [];
    const { id: remote, version } = release;
    const changes = [
      ...missed.map((offer) => `it no longer has ${offer}`),
      ...(replaced ? narrowedPayloads(replaced, release) : []),
    ];
    return changes.map((what) => ({ remote, version, what, isMajor: isHigher(version, replaced) }));
  });
}

/** Releases of a page that do not fit together, one of which is new. */
function incompatibilities({ before, after }: Pages): readonly Found[] {
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
        ...shellIncompatibilities(remote, shell),
        ...deliveryIncompatibilities(shell, remote),
        ...intentIncompatibilities(shell, remote),
      ];
      return found.flatMap((what) => blame(what, causeOf(remote, shell)));
    }),
    ...remotes.flatMap((one) =>
      remotes.flatMap((other) =>
        [...eventIncompatibilities(one, other), ...intentIncompatibilities(one, other)].flatMap((what) =>
          blame(what, causeOf(one, other)),
        ),
      ),
    ),
  ];
}

/** What two releases of a page claim, one of which is new. */
function collisions({ before, after }: Pages): readonly Found[] {
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

const changesOf = ({ before, after }: Pages): readonly ReleaseOnPage[] =>
  [...after.values()].filter((release) => before.get(release.id)?.version !== release.version);

export const isHigher = (version: string, replaced: ReleaseOnPage | undefined): boolean =>
  replaced === undefined || major(version) > major(replaced.version);

/**
 * What is asked of an audience: what a release no longer has, and whether all fit together. The latter is only asked when
 * those that belong together are there: when they go live, not when one of them is published. Of what goes back to an
 * earlier state, nothing else is asked.
 */
const questions = {
  published: removals,
  live: (pages: Pages) => [...removals(pages), ...incompatibilities(pages), ...collisions(pages)],
  back: (pages: Pages) => [...incompatibilities(pages), ...collisions(pages)],
} as const;

/** Everything that would break, each thing once with the audiences that it concerns. */
export function breaksIn(audiences: readonly Audience[], when: keyof typeof questions): readonly Break[] {
  const found = new Map<string, { readonly all: Found[]; readonly whose: Audience[] }>();
  for (const audience of audiences)
    for (const each of questions[when](audience)) {
      const key = `${each.remote} ${each.version} ${each.what}`;
      const known = found.get(key) ?? { all: [], whose: [] };
      known.all.push(each);
      if (!known.whose.includes(audience)) known.whose.push(audience);
      found.set(key, known);
    }
  return [...found.values()].flatMap(({ all, whose }) => {
    const isMajor = all.every((each) => each.isMajor);
    return all.slice(0, 1).map((each) => ({ ...each, isMajor, merchants: namesOf(whose, audiences) }));
  });
}

/** Parts whose scripts are larger than a share of what they may be. `sizeOf` is in bytes, as the file is sent. */
export function oversizedParts(release: ReleaseOnPage, sizeOf: (path: string) => number, share = 1): readonly string[] {
  const isOfShell = isShell(release);
  const chrome = isOfShell ? Object.entries(release.parts).filter(([key]) => key.startsWith('chrome:')) : [];
  const parts = isOfShell ? ([['boot', release.boot], ...chrome] as const) : Object.entries(release.parts);
  const budget = share * (isOfShell ? shellBudget : partBudget);
  return parts.flatMap(([key, { js }]) => {
    const size = js.reduce((sum, path) => sum + sizeOf(path), 0);
    return size > budget
      ? [`the scripts of ${key} have ${Math.ceil(size / 1000)} kB, and the limit is ${budget / 1000} kB (brotli)`]
      : [];
  });
}
