/**
 * What was typed, with full-width and other compatibility forms as their plain characters: `０１０` as `010`. For
 * numbers and codes, which an input method for Japanese or Chinese may write so.
 */
export const halfWidth = (typed: string): string => typed.normalize('NFKC');
