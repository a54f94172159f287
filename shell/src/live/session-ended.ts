import { call, isOwnSession } from '@tessera/shared/api';
import { getMemberInfo } from '@tessera/shared/wire/auth';

/** A session was ended from elsewhere: if it is this page's, the operator refuses the call, and the page leaves it at once. */
export async function leaveIfEnded(session: string): Promise<void> {
  if (await isOwnSession(session)) await call(getMemberInfo, {});
}
