import type { SignedIn } from '@tessera/shared/wire/auth';
import { dayMs, minuteMs } from '../clock/durations.ts';
import type { OperatorContext } from '../context.ts';
import type { Call } from '../http/routes.ts';
import type { Merchant } from '../merchants/merchant.ts';
import type { Member } from '../sessions/member.ts';
import { clientOf } from '../sessions/network.ts';
import { refuseByKind } from './refuse-by-kind.ts';
import { type FirstStep, notePlace, requireKnownPlace } from './second-step/challenge.ts';

/** Per address and minute, for all names together: one address must not try a list of names. */
const triesPerMinute = 60;

type SignInCall = Pick<Call<unknown>, 'merchant' | 'host' | 'ip' | 'headers'>;

/** Counts one try of an address; refuses with `request.too.frequent`. */
export const takeSignInTry = (
  { limits }: OperatorContext,
  { merchant, ip }: SignInCall,
  kind: 'login' | 'begin-passkey-login' | 'second-step' | 'password-by-phone',
): Promise<void> => limits.take(kind, clientOf({ merchant, ip }), triesPerMinute, minuteMs);

/** What follows a proved identity, whichever way it was proved. */
export async function enter(
  context: OperatorContext,
  call: SignInCall,
  member: Member,
  first: FirstStep,
): Promise<SignedIn> {
  const { merchant, host, ip } = call;
  refuseByKind(merchant, member, host);
  await requireKnownPlace(context, merchant, member, ip, first);
  return openSession(context, merchant, member, call);
}

/** Opens a session for an account whose identity is proved, whichever way that was. */
export async function openSession(
  context: OperatorContext,
  merchant: Merchant,
  member: Member,
  { ip, headers }: Pick<SignInCall, 'ip' | 'headers'>,
): Promise<SignedIn> {
  const { accounts, sessions, clock, merchants } = context;
  await accounts.noteSignIn(member.id, ip);
  await notePlace(context, member.id, ip);
  const userAgent = headers['user-agent'];
  const token = await sessions.issue(member.id, { ip, ...(typeof userAgent === 'string' ? { userAgent } : {}) });
  const ageMs = clock.now().getTime() - (member.passwordChangedAt?.getTime() ?? 0);
  const hasPassword = member.passwordChangedAt !== null;
  // What cannot be changed is not told to be: nobody could get past it.
  const isChangeable = merchants.isOn(merchant, 'PASS3');
  const expires = hasPassword && isChangeable && merchants.isOn(merchant, 'PWDEXPFORCECHANGE3');
  return {
    token,
    id: String(member.id),
    firstTimeLogin: member.firstSignedInAt === null,
    passwordExpired: expires && ageMs > merchant.profile.passwordDays * dayMs,
    passwordIsDefault: isChangeable && member.passwordIsDefault,
    previousSignInMs: member.lastSignedInAt?.getTime() ?? null,
  };
}
