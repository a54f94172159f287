import { call, hasToken, isTokenStored, reloadMember } from '@tessera/shared/api';
import { bus } from '@tessera/shared/events';
import { pageQueries } from '@tessera/shared/query';
import { currentMember } from '@tessera/shared/session';
import { getMemberInfo } from '@tessera/shared/wire/auth';

/**
 * A page that the browser kept when it was left, and shows again as it was, catches up: with the account, of which
 * nothing stays on the screen if this tab signed out meanwhile, and with everything that it had fetched. Switches and
 * status come with the new stream (`followServer`).
 */
export function followReturns(reload = (): void => window.location.reload()): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (!isTokenStored()) {
      document.body.hidden = true;
      return reload();
    }
    // A session that was ended elsewhere is refused, and so left.
    if (hasToken()) void reloadMember();
    bus.emit('shell', 'shell:connection-restored', {});
    void pageQueries().invalidateQueries();
  });
}

/** The two events of one return come together, and a game in its frame takes and gives the focus at every press. */
const quietMs = 2_000;

/**
 * Whoever comes back to the tab or the window sees at once whether the session was ended meanwhile, on another device or
 * because its time was over: the call is refused then, and nothing of the account stays on the screen.
 */
export function followVisits(): void {
  let askedAtMs = Number.NEGATIVE_INFINITY;
  const ask = () => {
    const now = performance.now();
    if (document.visibilityState !== 'visible' || !currentMember() || now - askedAtMs < quietMs) return;
    askedAtMs = now;
    void call(getMemberInfo, {});
  };
  document.addEventListener('visibilitychange', ask);
  window.addEventListener('focus', ask);
}
