/** A game's code begins with its vendor's: `PP-0050`, `TCG_SEA-LOTT-001`. */
export const vassalageOf = (code: string): string => code.slice(0, code.indexOf('-'));
