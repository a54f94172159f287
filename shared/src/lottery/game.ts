/**
 * Three dice, five of eleven numbers, five digits, a race of ten cars, eight of twenty numbers, twenty of eighty, a prize table of
 * Vietnam (that of the North with 27 prizes, or that of the South and the Centre with 18), or one of Thailand, Laos, Hanoi or
 * Malaysia, as they are played on in Thailand.
 */
export const gameKinds = [
  ...(['K3', '11X5', 'SSC', 'PK10', 'KLSF', 'KL8', 'VNN', 'VNS'] as const),
  ...(['THAI', 'LAO', 'HANOI', 'MALAY'] as const),
] as const;
export type GameKind = (typeof gameKinds)[number];

/** The prize tables of Vietnam. */
export type VietnamKind = 'VNN' | 'VNS';
/** The kinds that are played on in Thailand. */
export const seaKinds = ['THAI', 'LAO', 'HANOI', 'MALAY'] as const;
export type SeaKind = (typeof seaKinds)[number];
/** The kinds that draw a table of prizes, see `prizesOf`. */
export type PrizeTableKind = VietnamKind | SeaKind;
/** The kinds that draw a few small numbers. */
export type FewNumbersKind = Exclude<GameKind, PrizeTableKind>;

export const isSeaKind = (kind: GameKind): kind is SeaKind => (seaKinds as readonly string[]).includes(kind);
export const isVietnamKind = (kind: GameKind): kind is VietnamKind => kind === 'VNN' || kind === 'VNS';
export const hasPrizeTable = (kind: GameKind): kind is PrizeTableKind => isVietnamKind(kind) || isSeaKind(kind);

/**
 * The numbers in the order drawn: three dice from 1 to 6, five different numbers from 1 to 11, five digits from 0 to 9, ten cars
 * from 1 to 10 in the order in which they arrive, eight different numbers from 1 to 20, twenty from 1 to 80, or one number for each
 * prize of a table.
 */
export type DrawnNumbers = readonly number[];

/** How many digits a number of a game is printed with. */
const printedDigits: Readonly<Record<FewNumbersKind, number>> = { K3: 1, '11X5': 2, SSC: 1, PK10: 2, KLSF: 2, KL8: 2 };

/** A number as shown and chosen: `07` of eleven, `4` on a die. */
export const printedNumber = (kind: FewNumbersKind, number: number): string =>
  String(number).padStart(printedDigits[kind], '0');

const printed = (kind: FewNumbersKind, from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => printedNumber(kind, from + index));

export const dieFaces = printed('K3', 1, 6);
export const elevenNumbers = printed('11X5', 1, 11);
export const digits = printed('SSC', 0, 9);
export const twentyNumbers = printed('KLSF', 1, 20);
export const eightyNumbers = printed('KL8', 1, 80);
export const cars = printed('PK10', 1, 10);

/** All numbers of the kinds that draw a few, as they are printed. */
export const numbersOf: Readonly<Record<FewNumbersKind, readonly string[]>> = {
  K3: dieFaces,
  '11X5': elevenNumbers,
  SSC: digits,
  PK10: cars,
  KLSF: twentyNumbers,
  KL8: eightyNumbers,
};
