import { signOut } from '@tessera/shared/api';
import { ask } from '@tessera/shared/intents';

/** Signs out by the remote of accounts, which asks first; where that is off, this browser leaves the account by itself. */
export async function requestSignOut(): Promise<void> {
  const answer = await ask('sign-out', {});
  if (answer.status === 'unavailable') signOut();
}
