/**
 * Control characters, halves of characters and what has no shape of its own, fillers, blank patterns and marks that turn
 * the direction among it: nobody types them into a line, and whoever reads it later would be shown something else than what is there. Joiners
 * may be there, as some scripts are written with them.
 */
export const neverTyped = /(?![\u200C\u200D])[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}\p{DI}\u2800]/u;
