import { type ApiError, abandonSignIn, forgetHeldPassword, type Result, reloadMember } from '@tessera/shared/api';
import { openDialog } from '@tessera/shared/dialogs';
import { goTo } from '@tessera/shared/router';
import { type SignedIn, secondStepOf } from '@tessera/shared/wire/auth';
import { type FirstStep, mustChangePassword, type SignInAnswer } from '../../api/login.ts';
import type { ChangePasswordParams, ChangePasswordResult } from '../change-password/params.ts';
import type { SecondStepParams, SecondStepResult } from '../second-step/params.ts';
import { greet } from './greet.ts';

export type SignInOutcome =
  | { readonly status: 'signed-in' }
  /** What had to follow was left undone: nobody is signed in. */
  | { readonly status: 'given-up'; readonly because: 'password' | 'second-step' }
  | { readonly status: 'refused'; readonly error: ApiError };

const refused = (error: ApiError): SignInOutcome => ({ status: 'refused', error });

/** What follows a proved name, whichever way it was proved: a second step at a new address, then a new password where one is due. */
export async function finishSignIn(answered: SignInAnswer, first: FirstStep): Promise<SignInOutcome> {
  if (answered.ok) return enter(answered.value, first);
  const step = secondStepOf(answered.error);
  if (!step) return refused(answered.error);
  const params: SecondStepParams = { step, first };
  const taken = await openDialog<SecondStepParams, SecondStepResult>('auth.second-step', params);
  if (taken && 'answer' in taken) return enter(taken.answer, first);
  forgetHeldPassword();
  return taken ? refused(taken.error) : { status: 'given-up', because: 'second-step' };
}

async function enter(answer: Omit<SignedIn, 'token'>, first: FirstStep): Promise<SignInOutcome> {
  if (first === 'password' && mustChangePassword(answer)) {
    const entered = await enterWithNewPassword(answer.passwordIsDefault ? 'default' : 'expired');
    if (!entered) return { status: 'given-up', because: 'password' };
    if (!entered.ok) return refused(entered.error);
  }
  greet(answer);
  return { status: 'signed-in' };
}

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
