import { type Result, signInWith } from '@tessera/shared/api';
import { register, registerByMobile, type SignedIn } from '@tessera/shared/wire/auth';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';

type Told = 'login' | 'registerMethod' | 'registerUrl' | 'domain';
export type RegisterRequest = Omit<RequestOf<typeof register>, Told>;
export type MobileRegisterRequest = Omit<RequestOf<typeof registerByMobile>, Told>;

/** Spec §3: login true, method WEB, and where the form was filled in. */
const origin = () =>
  ({
    login: true,
    registerMethod: 'WEB',
    registerUrl: window.location.href.slice(0, 255),
    domain: window.location.hostname,
  }) as const;

/** Registers by username and enters the new account. */
export const registerAccount = (request: RegisterRequest): Promise<Result<Omit<SignedIn, 'token'>>> =>
  signInWith(register, { ...request, ...origin() });

/** Registers by mobile number and enters the new account. */
export const registerMobileAccount = (request: MobileRegisterRequest): Promise<Result<Omit<SignedIn, 'token'>>> =>
  signInWith(registerByMobile, { ...request, ...origin() });
