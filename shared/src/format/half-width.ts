/**
 * What was typed, with full-width and other compatibility forms as their plain characters: `０１０` as `010`. For
 * numbers and codes, which an input method for Japanese or Chinese may write so. Sign by sign, because the time for a whole
 * text grows with the square of its combining marks, and anybody may send half a megabyte of them.
 */
export const halfWidth = (typed: string): string => typed.replace(/\P{ASCII}/gu, (sign) => sign.normalize('NFKC'));
