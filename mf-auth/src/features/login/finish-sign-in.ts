import { type ApiError, abandonSignIn, forgetHeldPassword, type Result, reloadMember } from '@tessera/shared/api';
import { openDialog } from '@tessera/shared/dialogs';
import { goTo } from '@tessera/shared/router';
import { type SignedIn, secondStepOf } from '@tessera/shared/wire/auth';
import { type FirstStep, mayRequireNewPassword, mustChangePassword, type SignInAnswer } from '../../api/sign-in.ts';
import type { ChangePasswordParams, ChangePasswordResult } from '../change-password/params.ts';
import type { SecondStepParams, SecondStepResult } from '../second-step/params.ts';
import { greet } from './greet.ts';

export type SignInOutcome =
  | {
      readonly status: 'signed-in';
      /** The one that was typed is no longer right. */
      readonly isPasswordNew: boolean;
    }
  /** What had to follow was left undone: nobody is signed in. */
  | { readonly status: 'given-up'; readonly because: 'password' | 'second-step' }
  | { readonly status: 'refused'; readonly error: ApiError };

/** Takes the login out of sight; whoever asked for it hears what comes of the rest. */
export type LeaveLogin = (rest: Promise<SignInOutcome>) => void;

const refused = (error: ApiError): SignInOutcome => ({ status: 'refused', error });

/** What follows a proved name, whichever way it was proved: a second step at a new address, then a new password where one is due. */
export async function finishSignIn(
  answered: SignInAnswer,
  first: FirstStep,
  leave?: LeaveLogin,
): Promise<SignInOutcome> {
  if (answered.ok) return enter(answered.value, first, leave);
  const step = secondStepOf(answered.error);
  if (!step) return refused(answered.error);
  const params: SecondStepParams = { step, first };
  const taken = await openDialog<SecondStepParams, SecondStepResult>('auth.second-step', params);
  if (taken && 'answer' in taken) return enter(taken.answer, first, leave);
  forgetHeldPassword();
  return taken ? refused(taken.error) : { status: 'given-up', because: 'second-step' };
}

async function enter(
  answer: Omit<SignedIn, 'token'>,
  first: FirstStep,
  leave: LeaveLogin | undefined,
): Promise<SignInOutcome> {
  if (!mayRequireNewPassword(first) || !mustChangePassword(answer)) return entered(answer, false);
  // Spec §4: the login closes first, then the change opens; hence one turn later.
  const rest = Promise.resolve().then(() => changeAndEnter(answer));
  leave?.(rest);
  return rest;
}

async function changeAndEnter(answer: Omit<SignedIn, 'token'>): Promise<SignInOutcome> {
  const changed = await enterWithNewPassword(answer.passwordIsDefault ? 'default' : 'expired');
  if (!changed) return { status: 'given-up', because: 'password' };
  return changed.ok ? entered(answer, true) : refused(changed.error);
}

function entered(answer: Omit<SignedIn, 'token'>, isPasswordNew: boolean): SignInOutcome {
  greet(answer);
  return { status: 'signed-in', isPasswordNew };
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
