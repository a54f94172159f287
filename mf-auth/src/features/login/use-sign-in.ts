import { type ApiError, abandonSignIn, type Result, reloadMember } from '@tessera/shared/api';
import { openDialog } from '@tessera/shared/dialogs';
import { goTo } from '@tessera/shared/router';
import { useCallback, useRef } from 'react';
import { type LoginRequest, mustChangePassword, signIn } from '../../api/login.ts';
import { inTurn, Throttle } from '../../model/throttle.ts';
import type { ChangePasswordParams, ChangePasswordResult } from '../change-password/params.ts';
import { useBotProof } from '../form/use-bot-proof.ts';
import { greet } from './greet.ts';

const loginIntervalMs = 1000;

export type SignInOutcome =
  | { readonly status: 'signed-in' }
  /** The password had to change and was not: nobody is signed in. */
  | { readonly status: 'given-up' }
  | { readonly status: 'refused'; readonly error: ApiError };

/** Signing in as spec §4 has it: bot check, call, and a new password first where the operator wants one. One a second per form. */
export function useSignIn() {
  const proof = useBotProof();
  const throttle = useRef(new Throttle(loginIntervalMs));
  const prepare = useCallback(() => proof.prepare(), [proof]);
  const submit = useCallback(
    async (request: Omit<LoginRequest, 'altcha'>): Promise<SignInOutcome> => {
      const proved = await proof.take();
      if (!proved.ok) return refused(proved.error);
      const answered = await inTurn(throttle.current, () => signIn({ ...request, altcha: proved.value }));
      if (!answered.ok) return refused(answered.error);
      if (mustChangePassword(answered.value)) {
        const entered = await enterWithNewPassword(answered.value.passwordIsDefault ? 'default' : 'expired');
        if (!entered) return { status: 'given-up' };
        if (!entered.ok) return refused(entered.error);
      }
      greet(answered.value);
      return { status: 'signed-in' };
    },
    [proof],
  );
  return { prepare, submit };
}

const refused = (error: ApiError): SignInOutcome => ({ status: 'refused', error });

/** `undefined` when the password was not changed. */
async function enterWithNewPassword(reason: ChangePasswordParams['reason']): Promise<Result<void> | undefined> {
  const changed = await openDialog<ChangePasswordParams, ChangePasswordResult>('auth.change-password', { reason });
  if (changed?.isChanged) {
    const entered = await reloadMember();
    // Spec §4: a changed password leads home.
    if (entered.ok) goTo('/');
    return entered;
  }
  await abandonSignIn();
  return undefined;
}
