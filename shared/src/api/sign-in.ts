import { forgetPassword, heldPassword, holdPassword } from '../session/held-password.ts';
import { beginRestoring, enterMember, followOtherTabs, leaveSession, sessionState } from '../session/session.ts';
import { currentToken, dropToken, holdToken, keepHeldToken, keepToken } from '../session/token.ts';
import type { changePassword } from '../wire/auth/change-password.ts';
import { getMemberInfo, logout } from '../wire/auth/sign-in.ts';
import type { AnswerOf, Endpoint, RequestOf } from '../wire/define-endpoint.ts';
import { ApiError, failed, ok, type Result } from './api-error.ts';
import { type CallOptions, call } from './call.ts';
import { followOpenRequests } from './open-requests.ts';

/** Options of {@link signInWith}. */
export interface SignInOptions<Answer> extends CallOptions {
  /**
   * Whether something must happen before the account is entered, e.g. a new password. The token is held in
   * memory, and so is the password; {@link reloadMember} enters the account afterwards, {@link abandonSignIn} gives it up.
   */
  readonly mustWait?: (answer: Answer) => boolean;
}

/**
 * Makes a call whose answer carries a token, keeps the token, loads the member and gives the rest of the answer back:
 * whoever signs somebody in never holds the token.
 */
export async function signInWith<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options: SignInOptions<Omit<AnswerOf<E>, 'token'>> = {},
): Promise<Result<Omit<AnswerOf<E>, 'token'>>> {
  const { mustWait, ...callOptions } = options;
  const answered = await call(endpoint, request, callOptions);
  const password = passwordIn(request) ?? heldPassword();
  if (!answered.ok) {
    // The second step may still lead to a new password; what was just proved is not asked for again.
    if (answered.error.code === 'login.verification.required' && password !== undefined) holdPassword(password);
    return answered;
  }
  const { token, ...rest } = answered.value as AnswerOf<E> & { token?: string };
  if (!token) return ok(rest as Omit<AnswerOf<E>, 'token'>);
  if (currentToken()) {
    endTabSession();
    leaveSession('replaced');
  }
  if (mustWait?.(rest as Omit<AnswerOf<E>, 'token'>)) {
    holdToken(token);
    if (password !== undefined) holdPassword(password);
    return ok(rest as Omit<AnswerOf<E>, 'token'>);
  }
  forgetPassword();
  keepToken(token);
  const entered = await enterHolder();
  if (entered.ok) return ok(rest as Omit<AnswerOf<E>, 'token'>);
  if (currentToken() === token) {
    endTabSession();
    dropToken();
  }
  return entered;
}

/**
 * Enters the member behind the token of this tab. An answer that comes when another token is held, or none, enters
 * nobody: it is about somebody who is no longer here. A stale token has been left by the call itself.
 */
async function enterHolder(): Promise<Result<void>> {
  const token = currentToken();
  const member = await call(getMemberInfo, {});
  if (!member.ok) return member;
  if (currentToken() !== token) return failed(new ApiError('unauthorized', getMemberInfo.name, 'session.required'));
  keepHeldToken();
  enterMember(member.value);
  return ok(undefined);
}

/** A code by SMS stands in the place of a password, and is none. */
function passwordIn(request: unknown): string | undefined {
  const { type, password } = request as { type?: string; password?: string };
  return type === 'sms' ? undefined : password;
}

/**
 * Ends the session of this tab at the operator before its token is forgotten: a token that nobody holds would be good for
 * hours. The call takes the token along at once, and nobody waits for it.
 */
function endTabSession(): void {
  void call(logout, {});
}

/** Signs out, in every tab of this browser at once; the operator ends their sessions too, also of tabs that sleep. Works offline too. */
export function signOut(): void {
  void call(logout, { scope: 'browser' });
  leaveSession('chosen');
}

/** Leaves the account when another tab signs out, and ends the session of this one. */
export const followSignOuts = (): void => followOtherTabs(endTabSession);

/** Gives up a sign-in that waits: its token is ended and dropped, and the visitor stays a visitor. */
export async function abandonSignIn(): Promise<void> {
  await call(logout, {});
  leaveSession('chosen');
}

let restoring: Promise<void> | undefined;

/**
 * Loads the member behind a token found at start; without a token, or with a stale one, the visitor stays a visitor, and
 * after any other failure the session stays `restoring`. Asked for while it is under way, it is the same one.
 */
export function restoreSession(): Promise<void> {
  restoring ??= restore().finally(() => {
    restoring = undefined;
  });
  return restoring;
}

async function restore(): Promise<void> {
  if (!currentToken()) return;
  if (sessionState().role !== 'restoring') beginRestoring();
  // Before the answer may say that the session has expired, which empties the storage.
  followOpenRequests();
  await enterHolder();
}

/** Asks for the member again, after something about the account has changed. */
export const reloadMember = (): Promise<Result<void>> => enterHolder();

/** Whether this tab holds a token, whoever it belongs to; the token itself stays in here. */
export const hasToken = (): boolean => currentToken() !== undefined;

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
