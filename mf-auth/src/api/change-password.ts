import { callWithHeldPassword } from '@tessera/shared/api';
import { changePassword } from '@tessera/shared/wire/auth';

export interface ChangePasswordRequest {
  /** Left out when the sign-in that is under way has just proved it. */
  readonly oldPassword?: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** Changes the password; the account's other sessions end. */
export const renewPassword = (request: ChangePasswordRequest) => callWithHeldPassword(changePassword, request);
