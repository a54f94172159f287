import type { ChannelDocument, ChannelEntry } from '@tessera/shared/registry';
import { stableFor } from '@tessera/shared/registry/resolve';
import { namedMerchants } from './channel-commands.ts';

type Remotes = ChannelDocument['remotes'];

/** Visitors who have the same releases. */
export interface Whose {
  /** Without one, everybody who is not of a merchant with releases of its own. */
  readonly merchant?: string;
  /** The remote whose canary they have. */
  readonly canary?: string;
}

/** The page of an audience by versions, before and after a change; their records are not read yet. */
export interface VersionedAudience extends Whose {
  readonly before: ReadonlyMap<string, string>;
  readonly after: ReadonlyMap<string, string>;
}

/** The version that an audience gets of a remote. */
function liveVersion(id: string, entry: ChannelEntry, { merchant, canary: tried }: Whose): string | undefined {
  const { merchants = {}, canary } = entry;
  const pin = merchant !== undefined && Object.hasOwn(merchants, merchant) ? merchants[merchant]?.pin : undefined;
  const isTried = canary !== undefined && tried === id && isRunning(canary, merchant);
  return pin ?? (isTried ? canary.version : stableFor(entry, merchant));
}

const isRunning = ({ halted, percent, merchant }: NonNullable<ChannelEntry['canary']>, of: string | undefined) =>
  !halted && percent > 0 && (merchant === undefined || merchant === of);

const isKilled = ({ killed, merchants }: ChannelEntry, merchant: string | undefined): boolean =>
  killed !== undefined || (merchant !== undefined && merchants?.[merchant]?.killed !== undefined);

function pageOf(remotes: Remotes, whose: Whose, withoutKilled: boolean): ReadonlyMap<string, string> {
  const page = new Map<string, string>();
  for (const [id, entry] of Object.entries(remotes)) {
    const version = withoutKilled && isKilled(entry, whose.merchant) ? undefined : liveVersion(id, entry, whose);
    if (version !== undefined) page.set(id, version);
  }
  return page;
}

/**
 * Everybody, each merchant that a channel names, and of each those who have a canary: which releases they have before and
 * after a change. A killed remote counts as if it were live, because it can be revived; only for the change that revives it,
 * `withoutKilled`, it does not.
 */
export function audiencesOf(
  before: Remotes,
  after: Remotes,
  { withoutKilled = false }: { readonly withoutKilled?: boolean } = {},
): readonly VersionedAudience[] {
  const merchants = [undefined, ...new Set([...namedMerchants(before), ...namedMerchants(after)])];
  return merchants.flatMap((merchant) => {
    const of = merchant === undefined ? {} : { merchant };
    const tried = Object.entries(after).flatMap(([id, { canary }]) =>
      canary && isRunning(canary, merchant) ? [{ ...of, canary: id }] : [],
    );
    return [of, ...tried].map((whose) => ({
      ...{ ...whose, before: pageOf(before, whose, withoutKilled), after: pageOf(after, whose, withoutKilled) },
    }));
  });
}

/** Some of all audiences, in words. */
export function namesOf(some: readonly Whose[], all: readonly Whose[]): readonly string[] {
  const merchantsIn = (audiences: readonly Whose[]) =>
    audiences.flatMap(({ merchant, canary }) => (merchant === undefined || canary !== undefined ? [] : [merchant]));
  const isEverybody = some.some(({ merchant, canary }) => merchant === undefined && canary === undefined);
  const named = merchantsIn(some);
  const others = merchantsIn(all).filter((code) => !named.includes(code));
  const canaries = some.filter(
    ({ merchant, canary }) =>
      canary !== undefined && !isEverybody && !(merchant !== undefined && named.includes(merchant)),
  );
  return [
    ...(isEverybody ? [others.length > 0 ? `every merchant but ${others.join(' and ')}` : 'every merchant'] : named),
    ...canaries.map(
      ({ merchant, canary }) => `visitors with the canary of ${canary}${merchant ? ` at ${merchant}` : ''}`,
    ),
  ];
}
