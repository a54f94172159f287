import { ApiError, call, payloadCipher, type Result, signInWith } from '@tessera/shared/api';
import { halfWidth } from '@tessera/shared/format';
import { isSwitchOn } from '@tessera/shared/switches';
import {
  continueSignIn,
  forgetRemembered,
  freePlay,
  getCaptcha,
  login,
  type SecondStepWay,
  type SignedIn,
  sendLoginCode,
  sendSms,
  verifyLogin,
} from '@tessera/shared/wire/auth';
import type { FirstStep } from '../model/dialog-params.ts';
import type { Mobile } from '../model/mobile.ts';

export interface LoginRequest {
  readonly username: string;
  readonly password: string;
  readonly captcha?: string;
  readonly captchaId?: string;
  readonly altcha?: string | undefined;
  /** The box, where the form has one. */
  readonly remember?: boolean;
}

export type SignInAnswer = Result<Omit<SignedIn, 'token'>>;

/** Only a password can be one that must change, and a remembered sign-in may have begun with one. */
export const mayRequireNewPassword = (first: FirstStep): boolean => first === 'password' || first === 'remembered';

/**
 * An account with such a password is not entered before it has a new one (spec §4): a default one always, an expired one
 * with its switch. Where no password can change (PASS3 off) it would never be entered at all.
 */
export const mustChangePassword = (answer: Pick<SignedIn, 'passwordExpired' | 'passwordIsDefault'>): boolean =>
  isSwitchOn('PASS3') && (answer.passwordIsDefault || (answer.passwordExpired && isSwitchOn('PWDEXPFORCECHANGE3')));

/** Signs in by username; the account is entered at once unless its password must change first. */
export const signIn = (request: LoginRequest): Promise<SignInAnswer> =>
  signInWith(login, { ...request, type: 'username' }, { mustWait: mustChangePassword });

/** Signs in by a code that came to a number: no bot check, no old password. */
export const signInBySms = ({ number, dialingCode }: Mobile, code: string, remember: boolean): Promise<SignInAnswer> =>
  signInWith(login, {
    type: 'sms',
    username: number,
    password: halfWidth(code).trim(),
    countryDialingCode: dialingCode,
    remember,
  });

/** Signs in by what the operator remembers of this browser: the token is in a cookie that no script reads. */
export const signInAgain = (): Promise<SignInAnswer> =>
  signInWith(continueSignIn, {}, { mustWait: mustChangePassword });

/** Has the operator forget it. */
export const forgetThisBrowser = (): Promise<Result<null>> => call(forgetRemembered, {});

interface SecondStepRequest {
  readonly challengeId: string;
  readonly way: SecondStepWay;
  readonly answer: string;
}

/** The second step of a sign-in from a new address. */
export const takeSecondStep = (request: SecondStepRequest, first: FirstStep): Promise<SignInAnswer> =>
  signInWith(verifyLogin, request, mayRequireNewPassword(first) ? { mustWait: mustChangePassword } : {});

/** Has the code of the second step sent. */
export const sendSecondStepCode = (challengeId: string, way: 'sms' | 'email') =>
  call(sendLoginCode, { challengeId, way });

/** Has a code sent to a number; the answer says nothing of whether there is an account. */
export const sendSmsCode = ({ number, dialingCode }: Mobile, purpose: 'login' | 'reset') =>
  call(sendSms, { mobileNum: number, countryDialingCode: dialingCode, purpose });

/** A new picture to read. Not a query: each is good for one try and must never come from a cache. */
export const newCaptcha = () => call(getCaptcha, {});

/** Opens a trial account; the headers are those of the real API (spec §7), the random string sealed with the operator's key. */
export async function startTrial(): Promise<Result<Omit<SignedIn, 'token'>>> {
  // What seals is downloaded with the first thing to seal.
  const sealed = await payloadCipher()
    .seal({ random: crypto.randomUUID() })
    .catch((cause: unknown) => new ApiError('offline', freePlay.name, '', {}, cause));
  if (sealed instanceof ApiError) return { ok: false, error: sealed };
  return signInWith(
    freePlay,
    {},
    {
      headers: {
        ...sealed.headers,
        os: navigator.platform || 'unknown',
        Platform: 'W',
        'X-Digest': sealed.body.value,
        'X-Gateway-Version': '3',
      },
    },
  );
}
