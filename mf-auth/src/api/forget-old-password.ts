import type { Result } from '@tessera/shared/api';
import { forgetRememberedPassword } from '@tessera/shared/session';

/** A password that has just changed must not be offered by this browser the next time; gives the answer on. */
export async function forgetOldPassword<Value>(
  answered: Result<Value>,
  hasChanged: boolean = answered.ok,
): Promise<Result<Value>> {
  if (hasChanged) await forgetRememberedPassword();
  return answered;
}
