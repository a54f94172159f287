import type { GameCategory } from '@tessera/shared/wire/games';
import { pathOfCategory } from './game-scope.ts';

interface LotteryGame {
  readonly code: string;
  readonly vassalage: string;
  readonly category: GameCategory;
  readonly defaultPlayType?: string | undefined;
}

/** Where a lottery game is played (spec §4): a page of another remote, on the play that opens first. */
export function lotteryPath({ code, vassalage, category, defaultPlayType }: LotteryGame): string {
  const prefix = `${vassalage}-`;
  const query = new URLSearchParams({ gameCode: code.startsWith(prefix) ? code.slice(prefix.length) : code });
  if (defaultPlayType) query.set('playType', defaultPlayType);
  return `${pathOfCategory(category)}?${query}`;
}

export const isLottery = (category: GameCategory): boolean => category === 'LOTT' || category === 'ELOTT';

/** Address of a game's page; it names the game, never a launch, so that it can be kept and opened again. */
export function framePath({ code, isTrial }: { readonly code: string; readonly isTrial: boolean }): string {
  return `/game?code=${encodeURIComponent(code)}${isTrial ? '&free=1' : ''}`;
}

/** Reads such an address; `undefined` when it names no game. */
export function readFramePath(search: string): { readonly code: string; readonly isTrial: boolean } | undefined {
  const query = new URLSearchParams(search);
  const code = query.get('code') ?? '';
  return /^[A-Z0-9_]{2,8}-[A-Z0-9-]{2,14}$/.test(code) ? { code, isTrial: query.get('free') === '1' } : undefined;
}

/** A game's code begins with its vendor's: `PP-0050`, `TCG_SEA-K3`. */
export const vassalageOf = (code: string): string => code.slice(0, code.indexOf('-'));
