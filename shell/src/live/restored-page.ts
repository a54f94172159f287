import { hasToken, isTokenStored, reloadMember } from '@tessera/shared/api';
import { bus } from '@tessera/shared/events';
import { pageQueries } from '@tessera/shared/query';

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
