import { call } from '@tessera/shared/api';
import { readStored, type SessionState, session$ } from '@tessera/shared/session';
import { getSupportUnread } from '@tessera/shared/wire/support';
import { supportUnread } from './unread.ts';

const POLL_MS = 30_000;

/**
 * Counts new answers while the page is visible: once after a sign-in, and again and again in a browser that has written
 * to customer service. Returns a function that stops it.
 */
export function watchUnread(): () => void {
  let session: SessionState | undefined;
  const ask = async () => {
    const asked = session;
    const answer = await call(getSupportUnread, {});
    // The answer of an account that has left belongs to nobody here.
    if (answer.ok && asked === session) supportUnread.set(answer.value.count);
  };
  const hasAsked = () => readStored('hasAskedSupport') === true;
  const look = () => {
    if (document.visibilityState === 'visible' && navigator.onLine && hasAsked()) void ask();
  };
  const timer = setInterval(look, POLL_MS);
  document.addEventListener('visibilitychange', look);
  const following = session$.subscribe((next) => {
    session = next;
    if (next.role === 'restoring') return;
    supportUnread.set(0);
    if ('member' in next || hasAsked()) void ask();
  });
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    following.unsubscribe();
  };
}
