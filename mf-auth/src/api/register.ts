import { type Result, signInWith } from '@tessera/shared/api';
import { register, type SignedIn } from '@tessera/shared/wire/auth';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';

export type RegisterRequest = Omit<RequestOf<typeof register>, 'login' | 'registerMethod' | 'registerUrl' | 'domain'>;

/** Registers by username and enters the new account (spec §3: login true, method WEB, where the form was filled in). */
export const registerAccount = (request: RegisterRequest): Promise<Result<Omit<SignedIn, 'token'>>> =>
  signInWith(register, {
    ...request,
    login: true,
    registerMethod: 'WEB',
    registerUrl: window.location.href.slice(0, 255),
    domain: window.location.hostname,
  });
