import { type GameKind, type Play, playOf, type Selection, stakeMinorOf, withHalfPaid } from '@tessera/shared/lottery';

/** One bet that waits in the slip; it is bound to the issue for which it was put there. */
export interface SlipEntry {
  readonly id: string;
  readonly gameCode: string;
  readonly kind: GameKind;
  readonly gameName: string;
  readonly issue: string;
  readonly closesAtMs: number;
  readonly playCode: string;
  readonly numbers: Selection;
  /** Those of the numbers that pay half; absent for none. */
  readonly halfPaid?: readonly string[];
  readonly combinations: number;
  readonly unitMinor: number;
  readonly multiple: number;
}

export interface Slip {
  readonly entries: readonly SlipEntry[];
}

export interface OpenIssue {
  readonly gameCode: string;
  readonly issue: string;
  readonly closesAtMs: number;
}

/** The play of a bet, with half the price for those of its numbers that pay half; `undefined` for one that there is not. */
export function playOfEntry({ kind, playCode, halfPaid = [] }: Omit<SlipEntry, 'id'>): Play | undefined {
  const play = playOf(kind, playCode);
  return play && withHalfPaid(play, halfPaid);
}

export function stakeOf({ kind, playCode, combinations, unitMinor, multiple }: Omit<SlipEntry, 'id'>): number {
  const play = playOf(kind, playCode);
  return play ? stakeMinorOf(play, combinations, unitMinor * multiple) : combinations * unitMinor * multiple;
}

export const totalStake = (entries: readonly SlipEntry[]): number =>
  entries.reduce((sum, entry) => sum + stakeOf(entry), 0);

/** What was staked on each issue of an order, in minor units; the issues in the order of their first bet. */
export function stakesByIssue(
  bets: readonly { readonly gameCode: string; readonly issue: string; readonly stake: number }[],
): readonly { readonly gameCode: string; readonly issue: string; readonly stakeMinor: number }[] {
  const issues = new Map<string, { gameCode: string; issue: string; stakeMinor: number }>();
  for (const { gameCode, issue, stake } of bets) {
    const key = `${gameCode} ${issue}`;
    issues.set(key, { gameCode, issue, stakeMinor: (issues.get(key)?.stakeMinor ?? 0) + stake });
  }
  return [...issues.values()];
}

export const isClosed = (entry: Pick<SlipEntry, 'closesAtMs'>, nowMs: number): boolean => entry.closesAtMs <= nowMs;

/** Closed bets of a game go on to the issue that is open now; nothing moves unless it was asked to. */
export function movedTo(entries: readonly SlipEntry[], open: OpenIssue, nowMs: number): readonly SlipEntry[] {
  return entries.map((entry) =>
    entry.gameCode === open.gameCode && isClosed(entry, nowMs)
      ? { ...entry, issue: open.issue, closesAtMs: open.closesAtMs }
      : entry,
  );
}

/** Largest multiple of a bet, as the wire takes it. */
const largestMultiple = 9999;

/** Whether two bets of the slip are the same but for their multiples, so that they can be one. */
function isSame(one: Omit<SlipEntry, 'id'>, other: Omit<SlipEntry, 'id'>): boolean {
  const named = ({ gameCode, issue, playCode, unitMinor, numbers, halfPaid = [] }: Omit<SlipEntry, 'id'>) =>
    JSON.stringify([gameCode, issue, playCode, unitMinor, numbers, halfPaid]);
  return named(one) === named(other);
}

/** The slip with a bet merged into the same one, whose multiple grows; undefined where there is none with room for it. */
export function merged(
  entries: readonly SlipEntry[],
  added: Omit<SlipEntry, 'id'>,
  maxMultiple = largestMultiple,
): readonly SlipEntry[] | undefined {
  const into = entries.find((entry) => isSame(entry, added) && entry.multiple + added.multiple <= maxMultiple);
  return (
    into && entries.map((entry) => (entry === into ? { ...entry, multiple: entry.multiple + added.multiple } : entry))
  );
}
