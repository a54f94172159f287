import type { Play, PlayRow } from '@tessera/shared/lottery';

const isNumber = (option: string): boolean => /^\d+$/.test(option);

/** The rows that numbers are chosen in: not those that say on which places they are bet. */
export const numberRows = ({ rows }: Play): readonly (readonly [at: number, row: PlayRow])[] =>
  [...rows.entries()].filter(([, { arePlaces }]) => !arePlaces);

/** Whether the choices of a play are numbers, so that they can be typed as well. */
export const canTypeRows = (play: Play): boolean =>
  numberRows(play).every(([, { options }]) => options.length > 0 && options.every(isNumber));
