import { signOut } from '@tessera/shared/api';
import { ask } from '@tessera/shared/intents';

/** Signs out through the auth remote, which asks first; if that is off, ends the session directly. */
export async function requestSignOut(): Promise<void> {
  const answer = await ask('sign-out', {});
  if (answer.status === 'unavailable') await signOut();
}
