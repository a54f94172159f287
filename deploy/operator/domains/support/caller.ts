import { randomBytes } from 'node:crypto';
import { readCookie } from '../../platform/http/cookies.ts';
import { countedNetworkOf } from '../../platform/limits/network.ts';
import { type Call, hashOfToken, isTrial, type Member, trialType } from '../identity/index.ts';

const cookieName = 'tessera_support';
const cookieDays = 30;
const tokenPattern = /^[\w-]{43}$/;

/** Who speaks with customer service: an account, or a browser with a cookie. */
export interface Caller {
  readonly merchant: string;
  readonly memberId: number | null;
  readonly visitorHash: Uint8Array | null;
  readonly network: string;
  readonly isGuest: boolean;
}

/** Visitors and trial accounts. Their limits are by network: whoever drops the cookie or the account is somebody new. */
export const isGuest = (member: Member | null): boolean => !member || isTrial(member);
/** Condition that a row is a guest's. */
export const ofGuest = (row: string): string =>
  `(${row}.member_id is null or exists (select 1 from member m where m.id = ${row}.member_id and m.type = ${trialType}))`;

type AnyCall = Pick<Call<unknown>, 'merchant' | 'member' | 'ip' | 'headers' | 'setCookie'>;

/** The caller, or null for a visitor who has not written yet. */
export function knownCaller({ merchant, member, ip, headers }: AnyCall): Caller | null {
  const own = { merchant: merchant.code, network: countedNetworkOf(ip), isGuest: isGuest(member) };
  if (member) return { ...own, memberId: member.id, visitorHash: null };
  const token = readCookie(headers, cookieName);
  return tokenPattern.test(token) ? { ...own, memberId: null, visitorHash: hashOfToken(token) } : null;
}

/** The caller; a visitor who writes for the first time gets the cookie by which the browser is known. */
export function callerOf(call: AnyCall): Caller {
  const known = knownCaller(call);
  if (known) return known;
  const token = randomBytes(32).toString('base64url');
  call.setCookie({
    name: cookieName,
    value: token,
    path: '/wps/support',
    maxAgeSeconds: cookieDays * 24 * 60 * 60,
  });
  return {
    merchant: call.merchant.code,
    memberId: null,
    visitorHash: hashOfToken(token),
    network: countedNetworkOf(call.ip),
    isGuest: true,
  };
}

/** The subject of a limit per caller. */
export const limitOf = ({ merchant, memberId, visitorHash }: Caller): string =>
  memberId === null ? `${merchant} ${Buffer.from(visitorHash ?? []).toString('base64url')}` : String(memberId);

/** The subject of the limit of stored pictures: an account, or all guests of a network. */
export const storageLimitOf = (caller: Caller): string =>
  caller.isGuest ? `${caller.merchant} ${caller.network}` : limitOf(caller);

/** Condition that a row is the caller's own, with its parameters from `$1` on. */
export const ownedBy = (row: string): string =>
  `${row}.merchant = $1 and (${row}.member_id = $2 or ${row}.visitor_hash = $3)`;
export const ownerOf = ({ merchant, memberId, visitorHash }: Caller) => [merchant, memberId, visitorHash] as const;
