import { countCombinations, type GameKind, gameKinds, isSelection, playOf } from '@tessera/shared/lottery';
import type { StoredValue } from '@tessera/shared/session';
import { maxOrderLines, maxOrderNumbers, numbersIn } from '@tessera/shared/wire/lottery';
import type { Slip, SlipEntry } from './slip.ts';

export type StoredSlip = StoredValue<'lotterySlip'>;

/** The bets as the tab stores them; without those that a chase is being made of, which could be bet twice. */
export function storedSlip({ entries, sentIds = [], orderedIds = [] }: Slip, merchantCode: string): StoredSlip {
  const kept = entries.filter(({ id }) => !sentIds.includes(id) || orderedIds.includes(id));
  return {
    merchantCode,
    entries: kept.map(({ numbers, halfPaid, odds, ...bet }) => ({
      ...bet,
      numbers: numbers.map((row) => [...row]),
      ...(halfPaid && { halfPaid: [...halfPaid] }),
      ...(odds && { odds }),
    })),
    orderedIds: orderedIds.filter((id) => kept.some((entry) => entry.id === id)),
  };
}

/** A stored bet that this release of the games knows; its numbers are counted again. */
function knownBet({ kind, numbers, halfPaid, odds, ...bet }: StoredSlip['entries'][number]): readonly SlipEntry[] {
  const known = gameKinds.find((each): each is GameKind => each === kind);
  const play = known && playOf(known, bet.playCode);
  if (!known || !play || !isSelection(play, numbers) || bet.unitMinor === 0 || bet.multiple === 0) return [];
  const combinations = countCombinations(play, numbers);
  if (combinations === 0) return [];
  return [{ ...bet, kind: known, numbers, combinations, ...(halfPaid && { halfPaid }), ...(odds && { odds }) }];
}

/**
 * The slip that a page begins with. The bets of an order come back only while its outcome is unknown, as bets of that order;
 * once it is known they are bet, or no longer on the slip.
 */
export function slipFrom(
  stored: StoredSlip | undefined,
  merchantCode: string,
  hasOpenOrder: boolean,
): Pick<Slip, 'entries' | 'sentIds' | 'orderedIds'> {
  if (stored?.merchantCode !== merchantCode) return { entries: [] };
  const { orderedIds } = stored;
  const entries = stored.entries.flatMap(knownBet).filter(({ id }) => hasOpenOrder || !orderedIds.includes(id));
  const isOneOrder = entries.length <= maxOrderLines && numbersIn(entries) <= maxOrderNumbers;
  const areIdsUnique = new Set(entries.map(({ id }) => id)).size === entries.length;
  if (!isOneOrder || !areIdsUnique) return { entries: [] };
  return hasOpenOrder && orderedIds.length > 0 ? { entries, sentIds: orderedIds, orderedIds } : { entries };
}
