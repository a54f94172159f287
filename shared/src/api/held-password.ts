import { forgetPassword, heldPassword } from '../session/held-password.ts';
import type { changePassword } from '../wire/auth/change-password.ts';
import type { AnswerOf, RequestOf } from '../wire/define-endpoint.ts';
import { ApiError, failed, type Result } from './api-error.ts';
import { call } from './call.ts';

export { forgetPassword };

type ChangePassword = typeof changePassword;

/** Whether the old password is known from the sign-in that is under way, so that it need not be asked again (spec §5). */
export const isPasswordHeld = (): boolean => heldPassword() !== undefined;

/** Changes the password; without an old one the held one proves who asks. A change that succeeds forgets it. */
export async function callWithHeldPassword(
  endpoint: ChangePassword,
  request: Omit<RequestOf<ChangePassword>, 'oldPassword'> & { readonly oldPassword?: string },
): Promise<Result<AnswerOf<ChangePassword>>> {
  const oldPassword = request.oldPassword ?? heldPassword();
  if (oldPassword === undefined) return failed(new ApiError('rejected', endpoint.name, 'password.old.required'));
  const answered = await call(endpoint, { ...request, oldPassword });
  if (answered.ok) forgetPassword();
  return answered;
}
