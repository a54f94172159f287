import { call, type Result } from '@tessera/shared/api';
import { endpointQuery, useQueryClient } from '@tessera/shared/query';
import {
  beginAuthenticator,
  bindEmail,
  bindMobile,
  confirmAuthenticator,
  endOtherSessions,
  endRemembered,
  getPasskeys,
  getSecurityConfig,
  getSessions,
  removeAuthenticator,
  revokeSession,
  sendEmailCode,
  sendMobileCode,
  sendOwnerCode,
  setPaymentPassword,
} from '@tessera/shared/wire/auth';
import type { AnswerOf, RequestOf } from '@tessera/shared/wire/define-endpoint';
import type { Mobile } from '../model/mobile.ts';

export type SecurityConfig = AnswerOf<typeof getSecurityConfig>;
export type OpenSession = AnswerOf<typeof getSessions>[number];

const fresh = { staleTime: 30_000 };

/** The factors of the account: contacts, passwords, authenticator. */
export const useSecurityConfig = endpointQuery(getSecurityConfig, fresh);
/** Where the account is signed in. */
export const useSessions = endpointQuery(getSessions, fresh);
/** What signs in without a password. */
export const usePasskeys = endpointQuery(getPasskeys, fresh);

/** After a change: all of it is fetched again. */
export function useSecurityChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    const keys = [useSecurityConfig.key, useSessions.key, usePasskeys.key];
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}

/** See `useOwner`. */
export type OwnerProof = RequestOf<typeof beginAuthenticator>;
export type Proof = OwnerProof & { readonly verificationCode: string };
/** Nothing where the account's own is meant. */
const onWire = (mobile: Mobile | undefined) =>
  mobile ? { mobileNum: mobile.number, countryDialingCode: mobile.dialingCode } : {};
const addressOnWire = (email: string | undefined) => (email === undefined ? {} : { email });

export const sendCodeToMobile = (mobile?: Mobile) => call(sendMobileCode, onWire(mobile));
export const sendCodeToEmail = (email?: string) => call(sendEmailCode, addressOnWire(email));
export const sendCodeToOwner = () => call(sendOwnerCode, {});
export const keepMobile = (mobile: Mobile | undefined, proof: Proof): Promise<Result<null>> =>
  call(bindMobile, { ...onWire(mobile), ...proof });
export const keepEmail = (email: string | undefined, proof: Proof): Promise<Result<null>> =>
  call(bindEmail, { ...addressOnWire(email), ...proof });
export const keepPaymentPassword = (request: RequestOf<typeof setPaymentPassword>): Promise<Result<null>> =>
  call(setPaymentPassword, request);
export const enrolApp = (proof: OwnerProof) => call(beginAuthenticator, proof);
export const confirmApp = (code: string) => call(confirmAuthenticator, { code });
export const removeApp = (proof: OwnerProof, code: string): Promise<Result<null>> =>
  call(removeAuthenticator, { ...proof, code });
export const endSession = (id: number): Promise<Result<null>> => call(revokeSession, { id });
/** Ends a remembered sign-in, in this browser or in another one. */
export const endRememberedSignIn = (id: number): Promise<Result<null>> => call(endRemembered, { id });
export const endSessionsElsewhere = (): Promise<Result<null>> => call(endOtherSessions, {});
