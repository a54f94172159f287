import { type SessionState, session$, sessionState } from '@tessera/shared/session';

/** Who is here, once that is known: a page that has just loaded may still be asking. */
export function knownSession(): Promise<SessionState> {
  if (sessionState().role !== 'restoring') return Promise.resolve(sessionState());
  return new Promise((resolve) => {
    const subscription = session$.subscribe((session) => {
      if (session.role === 'restoring') return;
      // The first value may come before `subscribe` has returned.
      queueMicrotask(() => subscription.unsubscribe());
      resolve(session);
    });
  });
}
