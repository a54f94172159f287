import { isDeepStrictEqual } from 'node:util';
import type { ChannelDocument, ChannelEntry, MerchantRule } from '@tessera/shared/registry';
import { Refused } from './refused.ts';

export interface NamedRelease {
  readonly remote: string;
  readonly version: string;
}

/** What can be done to a channel. A `merchant` limits it to one merchant. */
export type Command =
  | { readonly kind: 'promote'; readonly releases: readonly NamedRelease[]; readonly merchant?: string }
  | ({ readonly kind: 'canary'; readonly percent: number; readonly merchant?: string } & NamedRelease)
  | { readonly kind: 'rollback'; readonly remote: string; readonly merchant?: string }
  | ({ readonly kind: 'pin'; readonly merchant: string } & NamedRelease)
  | { readonly kind: 'unpin'; readonly remote: string; readonly merchant: string }
  | { readonly kind: 'kill'; readonly remote: string; readonly merchant?: string; readonly because: string }
  | { readonly kind: 'revive'; readonly remote: string; readonly merchant?: string }
  /** By the registry itself. */
  | ({ readonly kind: 'halt'; readonly because: string } & NamedRelease);

export type CommandKind = Command['kind'];

type Remotes = ChannelDocument['remotes'];

/** So many earlier stable releases are kept for rollbacks and fallbacks. */
const keptPrevious = 5;
/** Every page gets the document: a key that is lost must not make it grow without end. */
const mostMerchants = 100;
/** The audit log has the whole reason. */
const longestReason = 120;
const empty: ChannelEntry = { previous: [], statements: {} };

const refuse = (message: string): never => {
  throw new Refused(409, 'command.refused', message);
};

export const shortReason = (because: string): string =>
  because.length > longestReason ? `${because.slice(0, longestReason - 1)}…` : because;

const entryOf = (remotes: Remotes, id: string): ChannelEntry | undefined =>
  Object.hasOwn(remotes, id) ? remotes[id] : undefined;

const ruleOf = ({ merchants = {} }: ChannelEntry, merchant: string): MerchantRule =>
  (Object.hasOwn(merchants, merchant) ? merchants[merchant] : undefined) ?? {};

/** The entry with another rule for a merchant; a rule that says nothing is left out. */
function withRule(entry: ChannelEntry, merchant: string, rule: MerchantRule): ChannelEntry {
  const { [merchant]: _, ...others } = entry.merchants ?? {};
  const { previous, ...says } = rule;
  const own: MerchantRule = previous?.length ? rule : says;
  const isEmpty = Object.values(own).every((value) => value === undefined);
  const merchants = isEmpty ? others : { ...others, [merchant]: own };
  if (Object.keys(merchants).length > mostMerchants)
    return refuse(`At most ${mostMerchants} merchants can differ from the others.`);
  const { merchants: __, ...rest } = entry;
  return Object.keys(merchants).length > 0 ? { ...rest, merchants } : rest;
}

function withoutCanary(entry: ChannelEntry): ChannelEntry {
  const { canary: _, ...rest } = entry;
  return rest;
}

/** Earlier releases after a new one became stable, the latest first. */
const nextPrevious = (version: string, stable: string | undefined, previous: readonly string[]): readonly string[] =>
  [...(stable ? [stable] : []), ...previous].filter((one) => one !== version).slice(0, keptPrevious);

function promote(entry: ChannelEntry, version: string, merchant: string | undefined): ChannelEntry {
  const { canary } = entry;
  const isCanary = canary?.version === version && (merchant === undefined || canary.merchant === merchant);
  const rest = isCanary ? withoutCanary(entry) : entry;
  if (merchant !== undefined) {
    const rule = ruleOf(rest, merchant);
    return withRule(rest, merchant, {
      ...rule,
      stable: version,
      previous: nextPrevious(version, rule.stable, rule.previous ?? []),
    });
  }
  const next = { ...rest, stable: version, previous: nextPrevious(version, rest.stable, rest.previous) };
  // A release for everybody replaces those of single merchants; their pins and kills stay.
  return Object.entries(next.merchants ?? {}).reduce<ChannelEntry>(
    (now, [code, { stable: _, previous: __, ...rule }]) => {
      return withRule(now, code, rule);
    },
    next,
  );
}

function rollback(id: string, entry: ChannelEntry, merchant: string | undefined): ChannelEntry {
  if (merchant === undefined) {
    const [version, ...previous] = entry.previous;
    if (!version) return refuse(`${id} has no earlier release to go back to.`);
    return { ...entry, stable: version, previous };
  }
  const { stable, previous, ...rule } = ruleOf(entry, merchant);
  if (!stable) return refuse(`${merchant} has no release of ${id} of its own; roll back for everybody, or pin it.`);
  const [version, ...earlier] = previous ?? [];
  // The first one of its own: back to what everybody has.
  return withRule(entry, merchant, version ? { ...rule, stable: version, previous: earlier } : rule);
}

function revive(id: string, entry: ChannelEntry, merchant: string | undefined): ChannelEntry {
  if (merchant === undefined) {
    const { killed, ...rest } = entry;
    return killed ? rest : refuse(`${id} is not killed.`);
  }
  const { killed, ...rule } = ruleOf(entry, merchant);
  return killed ? withRule(entry, merchant, rule) : refuse(`${id} is not killed for ${merchant}.`);
}

function kill(
  id: string,
  entry: ChannelEntry,
  merchant: string | undefined,
  because: string,
  at: number,
): ChannelEntry {
  if (id === 'shell') return refuse('The shell cannot be killed: no page would start. Roll it back.');
  const isKilled = merchant === undefined ? entry.killed : ruleOf(entry, merchant).killed;
  if (isKilled) return refuse(`${id} is already killed: ${isKilled.because}`);
  const killed = { at, because: shortReason(because) };
  return merchant === undefined
    ? { ...entry, killed }
    : withRule(entry, merchant, { ...ruleOf(entry, merchant), killed });
}

/** The entry of one remote after a command; throws {@link Refused} if the command does not apply to it. */
function changed(id: string, entry: ChannelEntry, command: Exclude<Command, { kind: 'promote' }>, at: number) {
  switch (command.kind) {
    case 'canary': {
      const { version, percent, merchant } = command;
      if (entry.stable === version) return refuse(`${id} ${version} is already stable.`);
      const canary = { version, percent, ...(merchant === undefined ? {} : { merchant }) };
      const { startedAt, ...running } = entry.canary ?? {};
      // Asked for again while it runs, it does not start again.
      return isDeepStrictEqual(running, canary) ? entry : { ...entry, canary: { ...canary, startedAt: at } };
    }
    case 'rollback':
      return rollback(id, entry, command.merchant);
    case 'pin':
      return withRule(entry, command.merchant, { ...ruleOf(entry, command.merchant), pin: command.version });
    case 'unpin': {
      const { pin, ...rule } = ruleOf(entry, command.merchant);
      return pin ? withRule(entry, command.merchant, rule) : refuse(`${id} is not pinned for ${command.merchant}.`);
    }
    case 'kill':
      return kill(id, entry, command.merchant, command.because, at);
    case 'revive':
      return revive(id, entry, command.merchant);
    case 'halt': {
      const { canary } = entry;
      if (canary?.version !== command.version || canary.halted)
        return refuse(`${id} ${command.version} is not a running canary.`);
      return { ...entry, canary: { ...canary, halted: { at, because: shortReason(command.because) } } };
    }
  }
}

/** Every version that an entry names, in the order in which it does. */
export function namedVersions({ stable, previous, canary, merchants }: ChannelEntry): readonly string[] {
  const own = Object.values(merchants ?? {}).flatMap((rule) => [rule.stable, rule.pin, ...(rule.previous ?? [])]);
  const all = [stable, canary?.version, ...previous, ...own].filter((version) => version !== undefined);
  return [...new Set(all)];
}

/** The versions that some visitors get, or would if nothing were killed. */
export function liveVersions({ stable, canary, merchants }: ChannelEntry): readonly string[] {
  const own = Object.values(merchants ?? {}).flatMap((rule) => [rule.stable, rule.pin]);
  const tried = canary && !canary.halted ? canary.version : undefined;
  return [...new Set([stable, tried, ...own].filter((version) => version !== undefined))];
}

/** Codes of the merchants that a channel names. */
export function namedMerchants(remotes: Remotes): ReadonlySet<string> {
  return new Set(
    Object.values(remotes).flatMap(({ merchants, canary }) => [
      ...Object.keys(merchants ?? {}),
      ...(canary?.merchant === undefined ? [] : [canary.merchant]),
    ]),
  );
}

/** The releases that a command brings into a channel. */
export const releasesIn = (command: Command): readonly NamedRelease[] => {
  if (command.kind === 'promote') return command.releases;
  return command.kind === 'canary' || command.kind === 'pin' ? [command] : [];
};

/**
 * The remotes of a channel after a command. Pure: on a conflict it is tried again with the newer channel.
 * `hashes` are the statements' hashes of {@link releasesIn}, as `<id>@<version>`. Throws {@link Refused} if the command
 * does not apply.
 */
export function applyCommand(
  remotes: Remotes,
  command: Command,
  { at, hashes }: { readonly at: number; readonly hashes: ReadonlyMap<string, string> },
): Remotes {
  const write = (now: Remotes, id: string, entry: ChannelEntry): Remotes => ({
    ...now,
    [id]: { ...entry, statements: statementsOf(id, entry, hashes) },
  });
  if (command.kind === 'promote')
    return command.releases.reduce(
      (now, { remote, version }) =>
        write(now, remote, promote(entryOf(now, remote) ?? empty, version, command.merchant)),
      remotes,
    );
  const entry = entryOf(remotes, command.remote);
  if (!entry && command.kind !== 'canary' && command.kind !== 'pin')
    return refuse(`The channel has no remote "${command.remote}".`);
  return write(remotes, command.remote, changed(command.remote, entry ?? empty, command, at));
}

function statementsOf(id: string, entry: ChannelEntry, hashes: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries(
    namedVersions(entry).map((version) => {
      const hash = hashes.get(`${id}@${version}`) ?? entry.statements[version];
      if (!hash) throw new Error(`The statement of ${id} ${version} is missing.`);
      return [version, hash];
    }),
  );
}
