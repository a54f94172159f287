import { call, callOrThrow, type Result } from '@tessera/shared/api';
import { queryOptions, useQuery, useQueryClient } from '@tessera/shared/query';
import {
  beginAuthenticator,
  bindEmail,
  bindMobile,
  confirmAuthenticator,
  endOtherSessions,
  endRemembered,
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

export const securityKeys = {
  all: ['auth', 'security'],
  config: ['auth', 'security', 'config'],
  sessions: ['auth', 'security', 'sessions'],
  passkeys: ['auth', 'security', 'passkeys'],
} as const;

export type SecurityConfig = AnswerOf<typeof getSecurityConfig>;
export type OpenSession = AnswerOf<typeof getSessions>[number];

export const securityConfigQuery = () =>
  queryOptions({
    queryKey: securityKeys.config,
    queryFn: ({ signal }) => callOrThrow(getSecurityConfig, {}, { signal }),
    staleTime: 30_000,
  });

export const sessionsQuery = () =>
  queryOptions({
    queryKey: securityKeys.sessions,
    queryFn: ({ signal }) => callOrThrow(getSessions, {}, { signal }),
    staleTime: 30_000,
  });

/** What guards the account. */
export const useSecurityConfig = () => useQuery(securityConfigQuery());
/** Where the account is signed in. */
export const useSessions = () => useQuery(sessionsQuery());

/** After a change: all of it is asked for again. */
export function useSecurityChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: securityKeys.all });
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
