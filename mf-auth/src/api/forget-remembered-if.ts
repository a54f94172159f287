import type { Result } from '@tessera/shared/api';
import { removeCookie } from '@tessera/shared/session';

/** A changed password ends every remembered sign-in of the account, so this browser offers none; returns the answer. */
export function forgetRememberedIf<Value>(answered: Result<Value>, hasChanged: boolean = answered.ok): Result<Value> {
  if (hasChanged) removeCookie('rememberedPassword');
  return answered;
}
