import { bus } from '@tessera/shared/events';
import { goTo } from '@tessera/shared/router';

/** A chosen sign-out leads home (spec §4); a token that went stale keeps its page (wire-facts). */
export function goHomeOnSignOut(): void {
  bus.on('auth:signed-out', 'shell').subscribe(({ reason }) => {
    if (reason === 'chosen') goTo('/');
  });
}
