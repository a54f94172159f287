import { maxMultiple } from '@tessera/shared/wire/lottery';
import { isClosed, isSent, type Slip, type SlipEntry } from './slip.ts';

/** The issue of a game that takes bets now. */
export interface OpenIssue {
  readonly gameCode: string;
  readonly issue: string;
  readonly closesAtMs: number;
}

type MergeableSlip = Pick<Slip, 'entries' | 'editedId' | 'sent'>;

/** Whether a bet must not be merged: it was sent, or is being edited. */
const isLocked = (slip: MergeableSlip, id: string): boolean => id === slip.editedId || isSent(slip, id);

/**
 * Closed bets of a game go on to the issue that is open now, where the same bets become one: the edited one of them, or the first.
 * Nothing moves unless it was asked to.
 */
export function movedTo(
  slip: MergeableSlip,
  open: OpenIssue,
  nowMs: number,
  largestMultiple = maxMultiple,
): readonly SlipEntry[] {
  const { entries, editedId } = slip;
  const isMoved = (entry: SlipEntry) =>
    entry.gameCode === open.gameCode && isClosed(entry, nowMs) && !isSent(slip, entry.id);
  const moved = entries.map((entry) => {
    if (!isMoved(entry)) return entry;
    // Which numbers pay half is another matter in each issue.
    const { halfPaid: _, ...bet } = entry;
    return { ...bet, issue: open.issue, closesAtMs: open.closesAtMs };
  });
  return entries.filter(isMoved).reduce<readonly SlipEntry[]>((left, { id }) => {
    const bet = left.find((entry) => entry.id === id);
    const same = bet ? left.filter((entry) => isSame(entry, bet) && !isSent(slip, entry.id)) : [];
    const into = same.find((entry) => entry.id === editedId) ?? same[0];
    return into ? withSameMerged({ ...slip, entries: left }, into.id, largestMultiple) : left;
  }, moved);
}

/** Whether two bets differ in nothing but their multiples, so that they can become one. */
function isSame(one: Omit<SlipEntry, 'id'>, other: Omit<SlipEntry, 'id'>): boolean {
  const named = (bet: Omit<SlipEntry, 'id'>) => {
    const { gameCode, issue, playCode, unitMinor, numbers, halfPaid = [], prizeGroup, rebateMilli, odds = {} } = bet;
    return JSON.stringify([gameCode, issue, playCode, unitMinor, numbers, halfPaid, prizeGroup, rebateMilli, odds]);
  };
  return named(one) === named(other);
}

/** The slip with a bet added to the same one, whose multiple grows; undefined where there is none with room for it. */
export function withAdded(
  slip: MergeableSlip,
  added: Omit<SlipEntry, 'id'>,
  largestMultiple = maxMultiple,
): readonly SlipEntry[] | undefined {
  const { entries } = slip;
  const into = entries.find(
    (entry) => !isLocked(slip, entry.id) && isSame(entry, added) && entry.multiple + added.multiple <= largestMultiple,
  );
  return (
    into && entries.map((entry) => (entry === into ? { ...entry, multiple: entry.multiple + added.multiple } : entry))
  );
}

/** Merges the same bets into this one, up to the largest multiple; it keeps its place. */
export function withSameMerged(slip: MergeableSlip, id: string, largestMultiple = maxMultiple): readonly SlipEntry[] {
  const { entries } = slip;
  const target = entries.find((entry) => entry.id === id);
  if (!target || isSent(slip, id)) return entries;
  let { multiple } = target;
  const left = entries.filter((entry) => {
    const isMerged =
      entry !== target &&
      !isLocked(slip, entry.id) &&
      multiple + entry.multiple <= largestMultiple &&
      isSame(entry, target);
    if (isMerged) multiple += entry.multiple;
    return !isMerged;
  });
  return left.length < entries.length
    ? left.map((entry) => (entry === target ? { ...entry, multiple } : entry))
    : entries;
}
