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
    numbers: places.flatMap((place, index) => (place.key === key ? [printedPrize(kind, drawn, index)] : [])),
  }));
}

/** The last two digits of all numbers drawn, by the first of the two or by the second. */
export interface HeadsAndTails {
  /** For each first digit the second ones, ascending. */
  readonly heads: readonly (readonly string[])[];
  /** For each second digit the first ones, ascending. */
  readonly tails: readonly (readonly string[])[];
}

export function headsAndTails(kind: PrizeTableKind, drawn: DrawnNumbers): HeadsAndTails {
  const lots = drawn.map((_, index) => printedPrize(kind, drawn, index).slice(-2)).sort();
  const otherDigits = (digit: number, place: 0 | 1) =>
    lots.filter((lot) => lot[place] === String(digit)).map((lot) => lot[1 - place] ?? '');
  const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  return { heads: digits.map((digit) => otherDigits(digit, 0)), tails: digits.map((digit) => otherDigits(digit, 1)) };
}
