import { type ApiError, abandonSignIn, forgetHeldPassword, type Result, reloadMember } from '@tessera/shared/api';
import { openDialog } from '@tessera/shared/dialogs';
import { i18n } from '@tessera/shared/i18n';
import type { IntentResult } from '@tessera/shared/intents';
import { goTo } from '@tessera/shared/router';
import { toast } from '@tessera/shared/ui/toast';
import { type SecondStep, type SignedIn, secondStepOf } from '@tessera/shared/wire/auth';
import { mayRequireNewPassword, mustChangePassword, type SignInAnswer } from '../../api/sign-in.ts';
import type {
  ChangePasswordParams,
  ChangePasswordResult,
  FirstStep,
  SecondStepParams,
  SecondStepResult,
} from '../../model/dialog-params.ts';
import { asksForCaptcha, failureMessage } from '../../model/messages.ts';
import { greet } from './greet.ts';

type Entered = Omit<SignedIn, 'token'>;

/** How a sign-in ended. */
export type SignInOutcome =
  /** `isPasswordNew`: the password that was typed is no longer right. */
  | { readonly status: 'signed-in'; readonly answer: Entered; readonly isPasswordNew: boolean }
  /** What had to follow was left undone: nobody is signed in. */
  | { readonly status: 'given-up'; readonly because: 'password' | 'second-step' }
  /** `needsCaptcha`: the next try must read one. */
  | { readonly status: 'refused'; readonly error: ApiError; readonly needsCaptcha: boolean };

/** A sign-in after the operator's first answer (spec §4). */
export type SignInState =
  /** At a new address. */
  | { readonly status: 'second-step'; readonly step: SecondStep }
  /** The password is a default one or expired: no way in before there is a new one. */
  | { readonly status: 'new-password'; readonly answer: Entered }
  | SignInOutcome;

export type SignInEvent =
  | { readonly type: 'answered'; readonly answer: SignInAnswer }
  | { readonly type: 'second-step-left' }
  | { readonly type: 'password-left' }
  /** `member`: loading the account again with the new password. */
  | { readonly type: 'password-changed'; readonly answer: Entered; readonly member: Result<void> };

const refused = (error: ApiError): SignInState => ({ status: 'refused', error, needsCaptcha: asksForCaptcha(error) });

/** Every transition of a sign-in; `first` is what was proved first. */
export function nextState(first: FirstStep, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'answered': {
      const { answer } = event;
      if (answer.ok) {
        const isDue = mayRequireNewPassword(first) && mustChangePassword(answer.value);
        if (isDue) return { status: 'new-password', answer: answer.value };
        return { status: 'signed-in', answer: answer.value, isPasswordNew: false };
      }
      const step = secondStepOf(answer.error);
      return step ? { status: 'second-step', step } : refused(answer.error);
    }
    case 'second-step-left':
      return { status: 'given-up', because: 'second-step' };
    case 'password-left':
      return { status: 'given-up', because: 'password' };
    case 'password-changed':
      if (!event.member.ok) return refused(event.member.error);
      return { status: 'signed-in', answer: event.answer, isPasswordNew: true };
  }
}

/** Closes the login; whoever opened it gets the outcome of the rest. */
export type LeaveLogin = (rest: Promise<SignInOutcome>) => void;

/** Carries a sign-in on from the operator's first answer to its end, whichever factor was proved first. */
export const finishSignIn = (answer: SignInAnswer, first: FirstStep, leave?: LeaveLogin): Promise<SignInOutcome> =>
  advance(nextState(first, { type: 'answered', answer }), first, leave);

async function advance(state: SignInState, first: FirstStep, leave?: LeaveLogin): Promise<SignInOutcome> {
  switch (state.status) {
    case 'second-step':
      return advance(nextState(first, await askSecondStep({ step: state.step, first })), first, leave);
    case 'new-password': {
      // Spec §4: the login closes first, then the change opens; hence one turn later.
      const rest = Promise.resolve().then(async () =>
        advance(nextState(first, await askNewPassword(state.answer)), first),
      );
      leave?.(rest);
      return rest;
    }
    case 'signed-in':
      greet(state.answer);
      return state;
    default:
      return state;
  }
}

async function askSecondStep(params: SecondStepParams): Promise<SignInEvent> {
  const taken = await openDialog<SecondStepParams, SecondStepResult>('auth.second-step', params);
  if (taken && 'answer' in taken) return { type: 'answered', answer: { ok: true, value: taken.answer } };
  forgetHeldPassword();
  return taken ? { type: 'answered', answer: { ok: false, error: taken.error } } : { type: 'second-step-left' };
}

async function askNewPassword(answer: Entered): Promise<SignInEvent> {
  const reason = answer.passwordIsDefault ? 'default' : 'expired';
  const changed = await openDialog<ChangePasswordParams, ChangePasswordResult>('auth.change-password', { reason });
  if (!changed?.isChanged) {
    await abandonSignIn();
    return { type: 'password-left' };
  }
  const member = await reloadMember();
  // Spec §4: a changed password leads home.
  if (member.ok) goTo('/');
  return { type: 'password-changed', answer, member };
}

/** The intent's answer for a sign-in whose form is gone, or has no room for messages; a toast says why nobody signed in. */
export function showOutcome(outcome: SignInOutcome): IntentResult<'sign-in'> {
  if (outcome.status === 'signed-in') return { isSignedIn: true };
  const t = i18n.of('auth');
  const { key, values } =
    outcome.status === 'refused' ? failureMessage(outcome.error) : { key: `login.givenUp.${outcome.because}` };
  toast.show({ id: 'auth.session', tone: 'danger', title: t([key, 'error.general'], { ...values }) });
  return { isSignedIn: false };
}
