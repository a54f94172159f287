/** Three dice, or five of eleven numbers. */
export type GameKind = 'K3' | '11X5';
export const gameKinds = ['K3', '11X5'] as const satisfies readonly GameKind[];

/** The numbers in the order drawn: three dice from 1 to 6, or five different numbers from 1 to 11. */
export type DrawnNumbers = readonly number[];

/** A number as shown and chosen: `07` of eleven, `4` on a die. */
export const printedNumber = (kind: GameKind, number: number): string =>
  kind === '11X5' ? String(number).padStart(2, '0') : String(number);

export const dieFaces = ['1', '2', '3', '4', '5', '6'] as const;
export const elevenNumbers = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'] as const;
