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
  | {
      readonly kind: 'placed';
      /** Those of the last order that are still open. */
      readonly bets: readonly LotteryBet[];
      /** When it was placed, by this browser's clock. */
      readonly at: number;
      /** How many of its bets were not placed, because their draws had closed. */
      readonly closed: number;
    }
  | { readonly kind: 'settled'; readonly issues: readonly SettledIssue[] }
  /** The chosen numbers count for another issue than the one they were chosen in. */
  | { readonly kind: 'moved'; readonly from: string; readonly to: string };

const none: BetNotice = { kind: 'none' };
const notice = createStore<BetNotice>(none);
let pages = 0;
const shownIssues = 2;

export const useBetNotice = (): BetNotice => notice.use();

export const clearNotice = (): void => notice.set(none);
export const showPlaced = (bets: readonly LotteryBet[], closed = 0): void =>
  notice.set({ kind: 'placed', bets, at: Date.now(), closed });
export const showMoved = (from: string, to: string): void => notice.set({ kind: 'moved', from, to });

/** The notice is about the chosen numbers; none are chosen. */
export const hideMoved = (): void => notice.set((last) => (last.kind === 'moved' ? none : last));

/** Bets that were settled or cancelled, here or elsewhere, are no longer shown as placed. `askedAt`: when these were asked for. */
export function keepOpen(open: readonly LotteryBet[], askedAt: number): void {
  const ids = new Set(open.map(({ id }) => id));
  notice.set((last) => {
    if (last.kind !== 'placed' || askedAt <= last.at || last.bets.every(({ id }) => ids.has(id))) return last;
    const bets = last.bets.filter(({ id }) => ids.has(id));
    return bets.length === 0 ? none : { ...last, bets };
  });
}

/** Whether one of the places for notices is on screen, and nothing lies over the page. */
function isVisible(): boolean {
  const places = [...document.querySelectorAll('[data-bet-notice]')];
  const isOnScreen = places.some((place) => {
    const { top } = place.getBoundingClientRect();
    // Not every browser has `checkVisibility`.
    return (place.checkVisibility?.() ?? true) && top >= 0 && top < window.innerHeight;
  });
  return isOnScreen && document.querySelector('[data-over-page]') === null;
}

/** Shows the result of an issue beside the bet. False where that is not visible, so that a toast is needed. */
export function showResult(issue: SettledIssue): boolean {
  if (pages === 0) return false;
  notice.set((last) => ({
    kind: 'settled',
    issues: [...(last.kind === 'settled' ? last.issues : []), issue].slice(-shownIssues),
  }));
  return isVisible();
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
