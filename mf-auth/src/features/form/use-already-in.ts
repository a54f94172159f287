import { useSession } from '@tessera/shared/session';
import { useEffect } from 'react';

/** Somebody who is signed in and follows a link to `/login` or `/register` has nothing to do there; a trial account has. */
export function useAlreadyIn(leave: () => void): void {
  const { role } = useSession();
  const isIn = role === 'member' || role === 'agent';
  // Once, when it opens: a sign-in that happens in the dialog closes it by itself.
  useEffect(() => {
    if (isIn) leave();
  }, []);
}
