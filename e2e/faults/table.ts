import type { Case } from './cases.ts';
import type { Kept, Outcome } from './observe.ts';
import type { PlainOutcome } from './observe-plain.ts';

export interface Observed {
  readonly remote: string;
  readonly row: Case;
  readonly outcome: Outcome;
}
/** A remote that cannot have a fault, and why. */
export interface NotPossible {
  readonly remote: string;
  readonly row: Case;
  readonly outcome: { readonly whyNot: string };
}
export interface ObservedPlain {
  readonly host: string;
  readonly row: Case | 'storage blocked';
  readonly outcome: PlainOutcome;
}

export const isPossible = (each: Observed | NotPossible): each is Observed => !('whyNot' in each.outcome);

/** The rows of one fault, in the order in which they were tried. */
export const keyOf = ({ group, fault, place }: Case): string => [group, fault, place].join('/');

const seconds = (ms: number): string => (ms < 950 ? `${Math.round(ms / 10) * 10} ms` : `${(ms / 1000).toFixed(1)} s`);

/** The fastest and the slowest, or one if they are alike. */
export function range(times: readonly number[]): string {
  const [least, most] = [seconds(Math.min(...times)), seconds(Math.max(...times))];
  return least === most ? least : `${least} – ${most}`;
}

const parts: Readonly<Record<keyof Kept, string>> = {
  document: 'the page',
  dom: 'the form',
  text: 'what was typed',
  address: 'the address',
  session: 'the session',
};

/** What was kept, by what was lost of it. */
export function keptText(all: readonly Kept[]): string {
  const lost = (Object.keys(parts) as (keyof Kept)[]).filter((part) => all.some((kept) => !kept[part]));
  if (lost.length === 0) return 'all';
  return lost.includes('document') ? 'nothing' : `not ${lost.map((part) => parts[part]).join(', ')}`;
}

/** The observations of several remotes, those that are alike together. */
export function alike(all: readonly Observed[]): readonly (readonly Observed[])[] {
  const groups = new Map<string, Observed[]>();
  for (const each of all) {
    const { seen, step, kept, retryMs } = each.outcome;
    const key = JSON.stringify([seen, step, keptText([kept]), retryMs !== undefined]);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}

export function seenText({ seen, step }: Outcome): string {
  if (seen === 'message') return 'the page before the click, with a message';
  return seen === 'error with retry' ? `error in its place (${step}), with a retry` : seen;
}

/** What it took until the visitor could go on. */
export function recoveryText(all: readonly Outcome[]): string {
  const retries = all.flatMap(({ retryMs }) => retryMs ?? []);
  const [first] = all;
  if (retries.length > 0) return `${first?.seen === 'message' ? 'next click' : 'retry'}: ${range(retries)}`;
  if (first?.seen === 'the earlier release') return `by itself: ${range(all.map(({ seenMs }) => seenMs))}`;
  return first?.seen === 'no difference' ? '–' : 'with the next page';
}

/** A plain host in one cell of each column. */
export function plainTexts(
  row: Case | 'storage blocked',
  outcome: PlainOutcome | undefined,
): readonly [string, string] {
  if (!outcome) return ['–', ''];
  const { seen, kept, retryMs } = outcome;
  const kept_ = `kept: ${keptText([kept])}`;
  if (seen === 'no difference') {
    const isWrong = row !== 'storage blocked' && row.fault === 'flipped byte';
    return [isWrong ? '**the changed file is used**' : 'no difference', kept_];
  }
  const after = retryMs === undefined ? 'only by a reload' : `retry: ${seconds(retryMs)}`;
  const shown = {
    'whole page failed': '**blank page**',
    message: 'a message',
    waiting: '**waits for more than 20 s**',
    'error with retry': 'error in its place',
    'fallback without retry': 'fallback in its place',
    'the earlier release': 'the earlier release',
  }[seen];
  return [shown, `${kept_}; ${after}`];
}
