import { bus } from '@tessera/shared/events';
import { goTo } from '@tessera/shared/router';

/** A sign-out by the user leads home (spec §4); an expired token stays on the page (wire-facts). */
export function goHomeOnSignOut(): void {
  bus.on('auth:signed-out', 'shell').subscribe(({ reason }) => {
    if (reason === 'chosen') goTo('/');
  });
}
