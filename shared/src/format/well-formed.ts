/** Half a character, as pasting can leave one. */
const HALVES = /\p{Surrogate}/gu;

/** A text as an address can carry it: half a character becomes the sign for none. */
export const wellFormed = (text: string): string => text.replace(HALVES, '\ufffd');
