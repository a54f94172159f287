import { call, callWithHeldPassword } from '@tessera/shared/api';
import { changePassword } from '@tessera/shared/wire/auth';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { forgetRememberedIf } from './forget-remembered-if.ts';

export interface ChangePasswordRequest {
  /** Left out when the sign-in that is under way has just proved it. */
  readonly oldPassword?: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** Changes the password; the account's other sessions end. */
export const renewPassword = async (request: ChangePasswordRequest) =>
  forgetRememberedIf(await callWithHeldPassword(changePassword, request));

/** Sets the first one of an account that signs in by codes alone, by a code to its number. */
export const setFirstPassword = async (request: Omit<RequestOf<typeof changePassword>, 'oldPassword'>) =>
  forgetRememberedIf(await call(changePassword, request));
