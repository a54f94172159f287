import { signOut } from '@tessera/shared/api';
import { ask } from '@tessera/shared/intents';

/** Signs out as the tile of accounts does it, which asks first; where that is off, this browser leaves the account by itself. */
export async function goOut(): Promise<void> {
  const answer = await ask('sign-out', {});
  if (answer.status === 'unavailable') signOut();
}
