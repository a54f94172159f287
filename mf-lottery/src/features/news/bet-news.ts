import { session$ } from '@tessera/shared/session';
import { createStore } from '@tessera/shared/store';
import type { LotteryBet } from '../../model/lottery-types.ts';
import type { SettledIssue } from '../../model/settled-bets.ts';

/**
 * The latest about the member's bets. The lottery page shows it beside the bet, where nothing covers countdowns and
 * odds; other pages show results as toasts.
 */
export type BetNews =
  | { readonly kind: 'none' }
  /** Those of the last order that are still open. */
  | { readonly kind: 'placed'; readonly bets: readonly LotteryBet[] }
  | { readonly kind: 'settled'; readonly issues: readonly SettledIssue[] }
  /** The chosen numbers count for another issue than the one they were chosen in. */
  | { readonly kind: 'moved'; readonly from: string; readonly to: string };

const none: BetNews = { kind: 'none' };
const news = createStore<BetNews>(none);
let pages = 0;
const shownIssues = 2;

export const useBetNews = (): BetNews => news.use();

export const clearNews = (): void => news.set(none);
export const showPlaced = (bets: readonly LotteryBet[]): void => news.set({ kind: 'placed', bets });
export const showMoved = (from: string, to: string): void => news.set({ kind: 'moved', from, to });

/** Without chosen numbers none have moved. */
export const dropMoved = (): void => news.set((last) => (last.kind === 'moved' ? none : last));

/** What was placed is no news once it was cancelled, here or elsewhere, or settled. */
export function dropDecided(bets: readonly LotteryBet[]): void {
  const decided = new Set(bets.filter(({ status }) => status !== 'pending').map(({ id }) => id));
  news.set((last) => {
    if (last.kind !== 'placed' || !last.bets.some(({ id }) => decided.has(id))) return last;
    const open = last.bets.filter(({ id }) => !decided.has(id));
    return open.length === 0 ? none : { kind: 'placed', bets: open };
  });
}

/** Shows the result of an issue beside the bet. False where that is not in sight, so that a toast is needed. */
export function showResult(issue: SettledIssue): boolean {
  if (pages === 0) return false;
  news.set((last) => ({
    kind: 'settled',
    issues: [...(last.kind === 'settled' ? last.issues : []), issue].slice(-shownIssues),
  }));
  return document.querySelector('[data-over-page]') === null;
}

/** While a page shows the news; it begins without any, and so does another account. Returns a function that ends it. */
export function openNews(): () => void {
  pages += 1;
  const session = session$.subscribe(clearNews);
  return () => {
    session.unsubscribe();
    pages -= 1;
  };
}
