import { session$ } from '@tessera/shared/session';
import { createStore } from '@tessera/shared/store';
import type { LotteryBet } from '../../model/lottery-types.ts';
import type { SettledIssue } from '../../model/settled-bets.ts';

/**
 * The latest about the member's bets. The lottery page shows it beside the bet, where nothing covers countdowns and
 * odds; other pages show results as toasts.
 */
export type BetNotice =
  | { readonly kind: 'none' }
  /** Those of the last order that are still open. */
  | { readonly kind: 'placed'; readonly bets: readonly LotteryBet[] }
  | { readonly kind: 'settled'; readonly issues: readonly SettledIssue[] }
  /** The chosen numbers count for another issue than the one they were chosen in. */
  | { readonly kind: 'moved'; readonly from: string; readonly to: string };

const none: BetNotice = { kind: 'none' };
const notice = createStore<BetNotice>(none);
let pages = 0;
const shownIssues = 2;

export const useBetNotice = (): BetNotice => notice.use();

export const clearNotice = (): void => notice.set(none);
export const showPlaced = (bets: readonly LotteryBet[]): void => notice.set({ kind: 'placed', bets });
export const showMoved = (from: string, to: string): void => notice.set({ kind: 'moved', from, to });

/** The notice is about the chosen numbers; none are chosen. */
export const hideMoved = (): void => notice.set((last) => (last.kind === 'moved' ? none : last));

/** Bets that were settled or cancelled, here or elsewhere, are no longer shown as placed. */
export function removeSettled(bets: readonly LotteryBet[]): void {
  const decided = new Set(bets.filter(({ status }) => status !== 'pending').map(({ id }) => id));
  notice.set((last) => {
    if (last.kind !== 'placed' || !last.bets.some(({ id }) => decided.has(id))) return last;
    const open = last.bets.filter(({ id }) => !decided.has(id));
    return open.length === 0 ? none : { kind: 'placed', bets: open };
  });
}

/** Shows the result of an issue beside the bet. False where that is not visible, so that a toast is needed. */
export function showResult(issue: SettledIssue): boolean {
  if (pages === 0) return false;
  notice.set((last) => ({
    kind: 'settled',
    issues: [...(last.kind === 'settled' ? last.issues : []), issue].slice(-shownIssues),
  }));
  return document.querySelector('[data-over-page]') === null;
}

/**
 * For a page that shows the notices, while it is open. `session$` replays the current session, so old notices are cleared
 * at once, and again when the account changes. Returns a function that ends it.
 */
export function showNoticesHere(): () => void {
  pages += 1;
  const session = session$.subscribe(clearNotice);
  return () => {
    session.unsubscribe();
    pages -= 1;
  };
}
