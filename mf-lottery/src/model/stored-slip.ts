import { countCombinations, type GameKind, gameKinds, isSelection, playOf } from '@tessera/shared/lottery';
import type { StoredValue } from '@tessera/shared/session';
import { maxOrderLines, maxOrderNumbers, numbersIn } from '@tessera/shared/wire/lottery';
import { type SentBets, type SentIn, type Slip, type SlipEntry, sentIn } from './slip.ts';

export type StoredSlip = StoredValue<'lotterySlip'>;

/** The bets as the tab stores them. */
export function storedSlip(slip: Slip, merchantCode: string): StoredSlip {
  // Answers name bets by their places in what was sent, so bets that have left the slip keep theirs.
  function idsIn(what: SentIn): string[] {
    const ids = new Map(sentIn(slip, what).map(({ id, place }) => [place, id]));
    return Array.from({ length: Math.max(-1, ...ids.keys()) + 1 }, (_, place) => ids.get(place) ?? '');
  }
  return {
    merchantCode,
    entries: slip.entries.map(({ numbers, halfPaid, odds, ...bet }) => ({
      ...bet,
      numbers: numbers.map((row) => [...row]),
      ...(halfPaid && { halfPaid: [...halfPaid] }),
      ...(odds && { odds }),
    })),
    orderedIds: idsIn('order'),
    chasedIds: idsIn('chase'),
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
 * The slip that a page begins with. The bets of an order or a chase come back only while its outcome is unknown, as bets that
 * were sent in it; once it is known they are placed, or no longer on the slip.
 */
export function slipFrom(
  stored: StoredSlip | undefined,
  merchantCode: string,
  isOpen: Readonly<Record<SentIn, boolean>>,
): Pick<Slip, 'entries' | 'sent'> {
  if (stored?.merchantCode !== merchantCode) return { entries: [] };
  const { orderedIds, chasedIds = [] } = stored;
  const sentAs = (id: string): SentIn | undefined =>
    orderedIds.includes(id) ? 'order' : chasedIds.includes(id) ? 'chase' : undefined;
  const entries = stored.entries.flatMap(knownBet).filter(({ id }) => {
    const what = sentAs(id);
    return what === undefined || isOpen[what];
  });
  const isOneOrder = entries.length <= maxOrderLines && numbersIn(entries) <= maxOrderNumbers;
  const areIdsUnique = new Set(entries.map(({ id }) => id)).size === entries.length;
  if (!isOneOrder || !areIdsUnique) return { entries: [] };
  const sent: SentBets = Object.fromEntries(
    (['order', 'chase'] as const).flatMap((what) => {
      const ids = what === 'order' ? orderedIds : chasedIds;
      const bets = entries
        .filter(({ id }) => sentAs(id) === what)
        .map((bet) => ({ ...bet, place: ids.indexOf(bet.id) }));
      return bets.length > 0 ? [[what, bets]] : [];
    }),
  );
  return Object.keys(sent).length > 0 ? { entries, sent } : { entries };
}
