import { ask } from '@tessera/shared/intents';
import { leaveSession } from '@tessera/shared/session';

/** Signs out as the tile of accounts does it, which asks first; where that is off, this browser leaves the account by itself. */
export async function goOut(): Promise<void> {
  const answer = await ask('sign-out', {});
  if (answer.status === 'unavailable') leaveSession('chosen');
}
