/** A lone surrogate, which pasting can leave. */
const HALVES = /\p{Surrogate}/gu;

/** A text that a URL can contain: lone surrogates become the replacement character. */
export const wellFormed = (text: string): string => text.replace(HALVES, '\ufffd');
