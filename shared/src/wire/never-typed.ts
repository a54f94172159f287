/**
 * Characters that nobody types into one line and that can deceive a reader: control characters, lone surrogates,
 * fillers, blank patterns and bidirectional controls. Joiners are allowed, because some scripts need them.
 */
export const neverTyped = /(?![\u200C\u200D])[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}\p{DI}\u2800]/u;
