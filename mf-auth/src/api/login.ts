import { type Result, signInWith } from '@tessera/shared/api';
import { login, type SignedIn } from '@tessera/shared/wire/auth';

export interface LoginRequest {
  readonly username: string;
  readonly password: string;
  readonly captcha?: string;
  readonly captchaId?: string;
  readonly altcha: string;
}

/** An account with such a password is not entered before it has a new one (spec §4). */
export const mustChangePassword = (answer: Pick<SignedIn, 'passwordExpired' | 'passwordIsDefault'>): boolean =>
  answer.passwordExpired || answer.passwordIsDefault;

/** Signs in by username; the account is entered at once unless its password must change first. */
export const signIn = (request: LoginRequest): Promise<Result<Omit<SignedIn, 'token'>>> =>
  signInWith(login, { ...request, type: 'username' }, { mustWait: mustChangePassword });
