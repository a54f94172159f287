import type { DrawnNumbers, PrizeTableKind } from './game.ts';

/** One prize of a table: its message key, how many digits its numbers have, and how many there are. */
interface Prize {
  readonly key:
    | 'special'
    | `prize${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`
    | 'front3'
    | 'last3'
    | 'last2'
    | 'starters'
    | 'consolation';
  readonly digits: number;
  readonly count: number;
}

/** The tables as they are printed, the special prize first. */
export const prizesOf: Readonly<Record<PrizeTableKind, readonly Prize[]>> = {
  VNN: [
    { key: 'special', digits: 5, count: 1 },
    { key: 'prize1', digits: 5, count: 1 },
    { key: 'prize2', digits: 5, count: 2 },
    { key: 'prize3', digits: 5, count: 6 },
    { key: 'prize4', digits: 4, count: 4 },
    { key: 'prize5', digits: 4, count: 6 },
    { key: 'prize6', digits: 3, count: 3 },
    { key: 'prize7', digits: 2, count: 4 },
  ],
  VNS: [
    { key: 'special', digits: 6, count: 1 },
    { key: 'prize1', digits: 5, count: 1 },
    { key: 'prize2', digits: 5, count: 1 },
    { key: 'prize3', digits: 5, count: 2 },
    { key: 'prize4', digits: 5, count: 7 },
    { key: 'prize5', digits: 4, count: 1 },
    { key: 'prize6', digits: 4, count: 3 },
    { key: 'prize7', digits: 3, count: 1 },
    { key: 'prize8', digits: 2, count: 1 },
  ],
  THAI: [
    { key: 'prize1', digits: 6, count: 1 },
    { key: 'front3', digits: 3, count: 2 },
    { key: 'last3', digits: 3, count: 2 },
    { key: 'last2', digits: 2, count: 1 },
  ],
  LAO: [{ key: 'prize1', digits: 4, count: 1 }],
  HANOI: [
    { key: 'special', digits: 5, count: 1 },
    { key: 'prize1', digits: 5, count: 1 },
  ],
  MALAY: [
    { key: 'prize1', digits: 4, count: 1 },
    { key: 'prize2', digits: 4, count: 1 },
    { key: 'prize3', digits: 4, count: 1 },
    { key: 'starters', digits: 4, count: 10 },
    { key: 'consolation', digits: 4, count: 10 },
  ],
};

/** A place in a draw: the prize whose number it is, and its digits. */
export type PrizePlace = Pick<Prize, 'key' | 'digits'>;

/** The North draws its first prize first, all others their smallest; the highest prize of a table is drawn last. */
const inDrawnOrder = (kind: PrizeTableKind): readonly Prize[] => {
  const [highest, ...others] = prizesOf[kind];
  const before = kind === 'VNN' ? others : others.reverse();
  return highest ? [...before, highest] : before;
};

const places = (kind: PrizeTableKind): readonly PrizePlace[] =>
  inDrawnOrder(kind).flatMap(({ key, digits, count }) => Array.from({ length: count }, () => ({ key, digits })));
const known = Object.fromEntries(
  (Object.keys(prizesOf) as PrizeTableKind[]).map((kind) => [kind, places(kind)]),
) as Readonly<Record<PrizeTableKind, readonly PrizePlace[]>>;

/** The places of a draw in the order in which they are drawn: `DrawnNumbers` has a number for each. */
export const prizePlaces = (kind: PrizeTableKind): readonly PrizePlace[] => known[kind];

/** The number in a place with its leading zeros; empty while it is not drawn. */
export function printedPrize(kind: PrizeTableKind, drawn: DrawnNumbers, at: number): string {
  const number = drawn[at];
  return number === undefined ? '' : String(number).padStart(known[kind][at]?.digits ?? 0, '0');
}

/** Where the North is drawn, from Monday to Sunday: the message keys of its stations. */
export const northStations = ['hanoi', 'quangninh', 'bacninh', 'hanoi', 'haiphong', 'namdinh', 'thaibinh'] as const;
