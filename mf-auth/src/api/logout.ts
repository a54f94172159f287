import { call } from '@tessera/shared/api';
import { leaveSession } from '@tessera/shared/session';
import { logout } from '@tessera/shared/wire/auth';

/** Ends the session in every tab at once, and at the operator when it hears of it: whoever wants to leave waits for no line. */
export function signOut(): void {
  // The call takes the token along before the session forgets it; a line that is away ends nothing less here.
  void call(logout, {});
  leaveSession('chosen');
}
