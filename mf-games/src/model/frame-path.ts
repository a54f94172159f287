/** Address of a game's page; it names the game, never a launch, so that it can be kept and opened again. */
export function framePath({ code, isTrial }: { readonly code: string; readonly isTrial: boolean }): string {
  return `/game?code=${encodeURIComponent(code)}${isTrial ? '&free=1' : ''}`;
}

/** Reads such an address; `undefined` when it names no game. */
export function readFramePath(search: string): { readonly code: string; readonly isTrial: boolean } | undefined {
  const query = new URLSearchParams(search);
  const code = query.get('code') ?? '';
  return /^[A-Z0-9_]{2,8}-[A-Z0-9-]{3,14}$/.test(code) ? { code, isTrial: query.get('free') === '1' } : undefined;
}

/** A game's code begins with its vendor's: `PP-0050`, `TCG_SEA-LOTT-001`. */
export const vassalageOf = (code: string): string => code.slice(0, code.indexOf('-'));
