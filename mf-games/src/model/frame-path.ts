import { pathOfCategory } from './game-scope.ts';

interface LotteryGame {
  readonly code: string;
  readonly vassalage: string;
  readonly category: string;
  readonly defaultPlayType?: string | undefined;
}

/** Where a lottery game is played (spec §4): a page of another remote, on the play that opens first. */
export function lotteryPath({ code, vassalage, category, defaultPlayType }: LotteryGame): string {
  const prefix = `${vassalage}-`;
  const query = new URLSearchParams({ gameCode: code.startsWith(prefix) ? code.slice(prefix.length) : code });
  if (defaultPlayType) query.set('playType', defaultPlayType);
  return `${pathOfCategory(category === 'ELOTT' ? 'ELOTT' : 'LOTT')}?${query}`;
}

export const isLottery = (category: string): boolean => category === 'LOTT' || category === 'ELOTT';

/** A game as the address of its page names it. */
export interface FramedGame {
  readonly code: string;
  readonly vassalage: string;
  readonly isTrial: boolean;
}

/** The vendor that a code of this form begins with: `PP-0050`, `TCG_SEA-K3`; other operators' codes need not. */
export const vendorIn = (code: string): string => code.split('-', 1).join('');

/** Address of a game's page; it names the game, never a launch, so that it can be kept and opened again. */
export function framePath({ code, vassalage, isTrial }: FramedGame): string {
  const vendor = vassalage === vendorIn(code) ? '' : `&vendor=${encodeURIComponent(vassalage)}`;
  return `/game?code=${encodeURIComponent(code)}${vendor}${isTrial ? '&free=1' : ''}`;
}
