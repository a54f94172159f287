import { call } from '@tessera/shared/api';
import { leaveSession } from '@tessera/shared/session';
import { logout } from '@tessera/shared/wire/auth';

/** Ends the session at the operator and in every tab. Offline it still ends here: whoever wants to leave, leaves. */
export async function signOut(): Promise<void> {
  await call(logout, {});
  leaveSession('chosen');
}
