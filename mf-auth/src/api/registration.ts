import { ApiError, call, type Result, signInWith } from '@tessera/shared/api';
import { endpointQuery } from '@tessera/shared/query';
import { useSwitch } from '@tessera/shared/switches';
import {
  checkUsername,
  getAffiliate,
  getRegisterSettings,
  notePromotionVisit,
  noteReferralVisit,
  type RegisterWay,
  register,
  registerByMobile,
  type SignedIn,
  sendRegisterSms,
} from '@tessera/shared/wire/auth';
import type { AnswerOf, RequestOf } from '@tessera/shared/wire/define-endpoint';
import { getCountries } from '@tessera/shared/wire/system';
import type { Mobile } from '../model/mobile.ts';

export type RegisterSettings = AnswerOf<typeof getRegisterSettings>;

const registerSettings = endpointQuery(getRegisterSettings, { isPublic: true, staleTime: 5 * 60_000 });

/**
 * Which fields a registration asks for, and what each must look like. Where registration is closed (REG3 off) the call is
 * closed too: nothing is fetched then, and the forms that check new passwords or numbers leave that to the operator.
 */
export const useRegisterSettings = () => registerSettings({}, { enabled: useSwitch('REG3') });

/** Countries and their dialing codes, the merchant's own first. */
export const useCountries = endpointQuery(getCountries, { isPublic: true, staleTime: Number.POSITIVE_INFINITY });

// Rate-limited (decision 16): an answer is kept for a while, and a refusal is not repeated.
const usernameCheck = endpointQuery(checkUsername, { isPublic: true, staleTime: 60_000, retry: false });

/** Whether a username is free; `undefined` while it is not known. Fetched only for names worth checking. */
export const useUsernameIsFree = (username: string, isWorthChecking: boolean): boolean | undefined =>
  usernameCheck({ username }, { enabled: isWorthChecking }).data?.isFree;

const affiliate = endpointQuery(getAffiliate, { isPublic: true, staleTime: Number.POSITIVE_INFINITY, retry: false });
const requestFor = (code: string) => ({ code, domain: window.location.hostname });

/** Checks an invitation code that was typed in, before the registration that uses it. */
export const checkAffiliate = (code: string) => call(getAffiliate, requestFor(code));

/** Whether a refusal is about the invitation code: a wrong one, or one of a link that has ended. */
export const isAboutInvitation = ({ code }: Pick<ApiError, 'code'>): boolean => code.startsWith('affiliate.');

interface LinkedAffiliate {
  /** The code of the address once the operator has proved it. */
  readonly proved: string | undefined;
  /** The operator knows no such code, or its link registers nobody any more. */
  readonly refusal: ApiError | undefined;
}

/** What is known of the invitation code in the address. */
export function useLinkedAffiliate(code: string): LinkedAffiliate {
  const canAsk = useSwitch('AFFMAN3');
  const { data, error } = affiliate(requestFor(code), { enabled: canAsk && code !== '' });
  return {
    proved: data && (data.affiliateCode ?? code),
    refusal: error instanceof ApiError && isAboutInvitation(error) ? error : undefined,
  };
}

/** Counts a visit by a member's link. */
export const noteVisit = (code: string) => call(noteReferralVisit, { code: code.slice(0, 32) });

/** Counts a visit by an agent's promotion link. */
export const noteLinkVisit = (code: string) => call(notePromotionVisit, { code: code.slice(0, 32) });

/** Has the operator send a code for a registration; the kind chooses the gate. */
export const sendRegisterCode = ({ number, dialingCode }: Mobile, by: RegisterWay['by']) =>
  call(sendRegisterSms, { mobileNo: number, countryDialingCode: dialingCode, registrationType: by });

type Fixed = 'login' | 'registerMethod' | 'registerUrl' | 'domain';
export type RegisterRequest = Omit<RequestOf<typeof register>, Fixed>;
export type MobileRegisterRequest = Omit<RequestOf<typeof registerByMobile>, Fixed>;

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
