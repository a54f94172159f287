import { toHex } from '../format/hex.ts';
import { forgetPassword, passwordInMemory, rememberPassword } from '../session/password-in-memory.ts';
import {
  beginAsVisitor,
  beginRestoring,
  enterMember,
  followOtherTabs,
  leaveSession,
  sessionState,
} from '../session/session.ts';
import { readStored } from '../session/storage.ts';
import { currentToken, dropToken, setPendingToken, storePendingToken, storeToken } from '../session/token.ts';
import type { changePassword } from '../wire/auth/change-password.ts';
import { getMemberInfo, logout } from '../wire/auth/session.ts';
import type { AnswerOf, Endpoint, RequestOf } from '../wire/define-endpoint.ts';
import { ApiError, failed, ok, type Result } from './api-error.ts';
import { type CallOptions, call } from './call.ts';
import { followOpenRequests } from './open-requests.ts';

/** Options of {@link signInWith}. */
export interface SignInOptions<Answer> extends CallOptions {
  /**
   * Whether another step must come first, e.g. a new password. Token and password are then in memory only; {@link
   * reloadMember} completes the sign-in, {@link abandonSignIn} cancels it.
   */
  readonly mustWait?: (answer: Answer) => boolean;
}

/**
 * Makes a call whose answer has a token, stores the token, loads the member and returns the rest of the answer: the
 * caller never sees the token.
 */
export async function signInWith<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options: SignInOptions<Omit<AnswerOf<E>, 'token'>> = {},
): Promise<Result<Omit<AnswerOf<E>, 'token'>>> {
  const { mustWait, ...callOptions } = options;
  const answered = await call(endpoint, request, callOptions);
  const password = passwordIn(request) ?? passwordInMemory();
  if (!answered.ok) {
    // The second step may be followed by a new password; the password that was just proved is not asked for again.
    if (answered.error.code === 'login.verification.required' && password !== undefined) rememberPassword(password);
    return answered;
  }
  const { token, ...rest } = answered.value as AnswerOf<E> & { token?: string };
  if (!token) return ok(rest as Omit<AnswerOf<E>, 'token'>);
  if (currentToken()) {
    endTabSession();
    leaveSession('replaced');
  }
  if (mustWait?.(rest as Omit<AnswerOf<E>, 'token'>)) {
    setPendingToken(token);
    if (password !== undefined) rememberPassword(password);
    return ok(rest as Omit<AnswerOf<E>, 'token'>);
  }
  forgetPassword();
  storeToken(token);
  const entered = await enterHolder();
  if (entered.ok) return ok(rest as Omit<AnswerOf<E>, 'token'>);
  // A page that is left also fails its calls, but ends before the next task: the page after it still needs the token.
  await nextTask();
  if (currentToken() === token) {
    endTabSession();
    dropToken();
  }
  return entered;
}

/**
 * Loads the member of this tab's token. An answer that arrives after the token was replaced or removed is ignored,
 * because it is about another session. An expired token was already dropped by the call itself.
 */
async function enterHolder(): Promise<Result<void>> {
  const token = currentToken();
  const member = await call(getMemberInfo, {});
  if (!member.ok) return member;
  if (currentToken() !== token) return failed(new ApiError('unauthorized', getMemberInfo.name, 'session.required'));
  storePendingToken();
  enterMember(member.value);
  return ok(undefined);
}

const nextTask = (): Promise<void> => new Promise((resume) => setTimeout(resume));

/** An SMS code is sent in the field of the password, but is not one. */
function passwordIn(request: unknown): string | undefined {
  const { type, password } = request as { type?: string; password?: string };
  return type === 'sms' ? undefined : password;
}

/**
 * Ends the session of this tab at the operator before its token is forgotten; otherwise the token would stay valid
 * for hours. The call takes the token at once, and nothing waits for it.
 */
function endTabSession(): void {
  void call(logout, {});
}

/**
 * Signs out in every tab of this browser; the operator ends their sessions too, also of suspended tabs. Works offline
 * too. The account is left at once; the promise resolves when the operator has answered.
 */
export async function signOut(): Promise<void> {
  const ended = call(logout, { scope: 'browser' });
  leaveSession('chosen');
  await ended;
}

/** Signs out when another tab does, and ends the session of this one. */
export const followSignOuts = (): void => followOtherTabs(endTabSession);

/** Cancels a sign-in that waits for another step: its token is ended and dropped. */
export async function abandonSignIn(): Promise<void> {
  await call(logout, {});
  leaveSession('chosen');
}

let restoring: Promise<void> | undefined;

/**
 * Loads the member of a token found at start. Without a token, or with an expired one, the visitor stays a visitor;
 * after any other failure the session stays `restoring`. Concurrent calls share one request.
 */
export function restoreSession(): Promise<void> {
  restoring ??= restore().finally(() => {
    restoring = undefined;
  });
  return restoring;
}

async function restore(): Promise<void> {
  if (!currentToken()) return beginAsVisitor();
  if (sessionState().role !== 'restoring') beginRestoring();
  // Before the answer, which may report an expired session and so clear the storage.
  followOpenRequests();
  await enterHolder();
}

/** Fetches the member again, after something about the account has changed. */
export const reloadMember = (): Promise<Result<void>> => enterHolder();

/** Whether this tab has a token; the token itself stays in this module. */
export const hasToken = (): boolean => currentToken() !== undefined;

/** Whether storage has the token of this page: another page of the same tab may have signed in or out meanwhile. */
export const isTokenStored = (): boolean => readStored('token') === currentToken();

/**
 * Whether the token of this tab has a hash (SHA-256, in hexadecimal) that begins so. Where a page may not compute hashes,
 * because it is not served over HTTPS, any may be the own.
 */
export async function isOwnSession(hash: string): Promise<boolean> {
  const token = currentToken();
  if (!token || !crypto.subtle) return token !== undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  return hash !== '' && toHex(digest).startsWith(hash);
}

export { forgetPassword };

type ChangePassword = typeof changePassword;

/** Whether the old password is in memory from the current sign-in, so that it need not be asked again (spec §5). */
export const hasPasswordInMemory = (): boolean => passwordInMemory() !== undefined;

/** Changes the password; without an old one the password in memory is sent. A successful change clears it. */
export async function callWithPasswordInMemory(
  endpoint: ChangePassword,
  request: Omit<RequestOf<ChangePassword>, 'oldPassword'> & { readonly oldPassword?: string },
): Promise<Result<AnswerOf<ChangePassword>>> {
  const oldPassword = request.oldPassword ?? passwordInMemory();
  if (oldPassword === undefined) return failed(new ApiError('rejected', endpoint.name, 'password.old.required'));
  const answered = await call(endpoint, { ...request, oldPassword });
  if (answered.ok) forgetPassword();
  return answered;
}
