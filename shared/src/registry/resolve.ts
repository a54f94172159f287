import type { SwitchSet } from '../switches/switch-set.ts';
import { bucketOf, buckets } from './bucket.ts';
import type { ChannelDocument, ChannelEntry, Override } from './documents.ts';
import { switchOf } from './switch-of.ts';

/** Whose page it is. */
export interface Visit {
  /** The merchant's code. */
  readonly merchant: string;
  readonly switches: SwitchSet;
  /** Id of the visitor, as the edge's cookie has it: the same subject always gets the same share of a canary. */
  readonly subject: string;
  /** Signed releases of a developer, already checked. */
  readonly overrides?: readonly Override[];
}

/** The rules in the order in which they are asked; the first that says something decides. */
export type Rule = 'kill' | 'switch' | 'pin' | 'override' | 'canary' | 'stable';

/** What one rule said, in words for people. */
export interface Step {
  readonly rule: Rule;
  readonly says: string;
}

/** Which release of a remote a page gets, and why. */
export interface Decision {
  readonly id: string;
  /** The rule that decided; `none` if no release is live. */
  readonly because: Rule | 'none';
  /** Without one, the remote is not on the page, and nothing of it is fetched. */
  readonly version?: string | undefined;
  readonly override?: Override;
  /** Every rule up to the one that decided. */
  readonly steps: readonly Step[];
}

type Answer = Pick<Decision, 'version' | 'override'> & { readonly says: string };
/** What a rule decides, or only says. */
type Verdict = { readonly decides: Answer } | { readonly says: string };
type Ask = (id: string, entry: ChannelEntry, visit: Visit) => Verdict;

const decides = (says: string, release: Omit<Answer, 'says'> = {}): Verdict => ({ decides: { says, ...release } });

const rules: Readonly<Record<Rule, Ask>> = {
  kill(_id, { killed, merchants }, { merchant }) {
    const here = merchants?.[merchant]?.killed;
    if (killed) return decides(`killed for everybody: ${killed.because}`);
    return here ? decides(`killed for ${merchant}: ${here.because}`) : { says: 'not killed' };
  },
  switch(id, _entry, { merchant, switches }) {
    const name = switchOf(id);
    if (!name) return { says: 'the shell has no switch' };
    return switches.isOn(name) ? { says: `${name} is on for ${merchant}` } : decides(`${name} is off for ${merchant}`);
  },
  pin(_id, { merchants }, { merchant }) {
    const pin = merchants?.[merchant]?.pin;
    return pin ? decides(`${merchant} is pinned to ${pin}`, { version: pin }) : { says: `${merchant} is not pinned` };
  },
  override(id, _entry, { overrides }) {
    const override = overrides?.find(({ remote }) => remote === id);
    return override
      ? decides(`a developer's release from ${override.origin}`, { version: override.version, override })
      : { says: 'no signed override' };
  },
  canary(id, { canary }, { merchant, subject }) {
    if (!canary) return { says: 'no canary' };
    const { version, percent, halted } = canary;
    if (halted) return { says: `the canary ${version} was halted: ${halted.because}` };
    if (canary.merchant && canary.merchant !== merchant)
      return { says: `the canary ${version} is for ${canary.merchant}` };
    const bucket = bucketOf(id, version, subject);
    const share = `the canary ${version} is for ${percent} %, and this visitor is at ${bucket / (buckets / 100)} %`;
    return bucket < (percent / 100) * buckets ? decides(share, { version }) : { says: share };
  },
  stable(_id, entry, { merchant }) {
    const version = stableFor(entry, merchant);
    if (!version) return { says: 'nothing was promoted' };
    const isOwn = entry.merchants?.[merchant]?.stable === version;
    return decides(`${version} is stable${isOwn ? ` for ${merchant}` : ''}`, { version });
  },
};

/** The order of the rules: what stops a remote comes before what chooses its release (architecture §6). */
export const ruleOrder: readonly Rule[] = ['kill', 'switch', 'pin', 'override', 'canary', 'stable'];

/** The releases of a page, in menu order. Pure: edge, console and command get the same result. */
export function resolve({ remotes }: Pick<ChannelDocument, 'remotes'>, visit: Visit): readonly Decision[] {
  // A developer's remote may be new.
  const unpublished = (visit.overrides ?? []).filter(({ remote }) => !Object.hasOwn(remotes, remote));
  const added = unpublished.map(({ remote }): [string, ChannelEntry] => [remote, { previous: [], statements: {} }]);
  return [...Object.entries(remotes), ...added].map(([id, entry]) => decide(id, entry, visit));
}

function decide(id: string, entry: ChannelEntry, visit: Visit): Decision {
  const steps: Step[] = [];
  for (const rule of ruleOrder) {
    const verdict = rules[rule](id, entry, visit);
    const { says, ...release } = 'decides' in verdict ? verdict.decides : verdict;
    steps.push({ rule, says });
    if ('decides' in verdict) return { id, because: rule, ...release, steps };
  }
  return { id, because: 'none', steps };
}

/** The stable version of a merchant: its own, or everybody's; without a merchant everybody's. */
export function stableFor({ stable, merchants = {} }: ChannelEntry, merchant: string | undefined): string | undefined {
  const own = merchant !== undefined && Object.hasOwn(merchants, merchant) ? merchants[merchant]?.stable : undefined;
  return own ?? stable;
}

/** The release that a page shows in the place of one that failed: the newest earlier stable one of those that are here. */
export function fallbackOf(
  entry: ChannelEntry,
  failed: string,
  merchant: string,
  isHere: (version: string) => boolean = () => true,
): string | undefined {
  const own = entry.merchants?.[merchant];
  return [own?.stable, ...(own?.previous ?? []), entry.stable, ...entry.previous].find(
    (version) => version !== undefined && version !== failed && isHere(version),
  );
}
