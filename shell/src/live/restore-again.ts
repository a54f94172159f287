import { restoreSession } from '@tessera/shared/api';
import { sessionState } from '@tessera/shared/session';
import { status$ } from './server-pushes.ts';

function restoreIfLeft(): void {
  if (status$.value === 0 && sessionState().role === 'restoring') void restoreSession();
}

/**
 * A session that could not be restored, because the site was closed or the network away, is asked for again once that
 * is over: else the page would not know who is here until it is loaded anew. Begun before the first try. Answers how to
 * stop.
 */
export function restoreAgain(): () => void {
  const opening = status$.subscribe(restoreIfLeft);
  window.addEventListener('online', restoreIfLeft);
  return () => {
    opening.unsubscribe();
    window.removeEventListener('online', restoreIfLeft);
  };
}
