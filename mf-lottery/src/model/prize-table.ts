import { type DrawnNumbers, type PrizeTableKind, printedPrize, prizePlaces, prizesOf } from '@tessera/shared/lottery';

/** A prize with its numbers; those that are not drawn yet are empty. */
export interface PrizeRow {
  readonly key: string;
  readonly digits: number;
  readonly numbers: readonly string[];
}

/** A draw as its table is printed, the special prize first. */
export function prizeRows(kind: PrizeTableKind, drawn: DrawnNumbers): readonly PrizeRow[] {
  const places = prizePlaces(kind);
  return prizesOf[kind].map(({ key, digits }) => ({
    key,
    digits,
    numbers: places.flatMap((place, at) => (place.key === key ? [printedPrize(kind, drawn, at)] : [])),
  }));
}
