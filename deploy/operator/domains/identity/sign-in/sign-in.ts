import type { SignedIn } from '@tessera/shared/wire/auth';
import { dayMs, minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { clientOf } from '../../../platform/limits/network.ts';
import { locate, type Merchant } from '../../merchants/index.ts';
import { knownDevices } from '../devices/known-devices.ts';
import { type Remembering, remember, unasked } from '../devices/remembering.ts';
import { endIfReused } from '../devices/reuse.ts';
import { isTrial, type Member } from '../members/member.ts';
import type { IdentityNeeds } from '../needs.ts';
import { type FirstStep, notePlace, requireKnownPlace } from '../second-step/challenge.ts';
import type { Call } from '../site-gate.ts';
import { refuseByKind } from './refuse-by-kind.ts';

/** Per address and minute, for all names together: one address must not try a list of names. */
const triesPerMinute = 60;

type SignInCall = Pick<Call<unknown>, 'merchant' | 'host' | 'ip' | 'headers' | 'setCookie'>;

/** Counts one try of an address; refuses with `request.too.frequent`. */
export const takeSignInTry = (
  { limits }: IdentityNeeds,
  { merchant, ip }: Pick<SignInCall, 'merchant' | 'ip'>,
  kind: 'login' | 'begin-passkey-login' | 'second-step' | 'password-by-phone',
): Promise<void> => limits.take(kind, clientOf({ merchant, ip }), triesPerMinute, minuteMs);

/** Completes a sign-in once the identity is verified, by whichever method. */
export async function enter(
  context: IdentityNeeds,
  call: SignInCall,
  member: Member,
  first: FirstStep,
  remembering: Remembering = unasked,
): Promise<SignedIn> {
  refuseByKind(call.merchant, member, call.host);
  await requireKnownPlace(context, call, member, first, remembering);
  return openSession(context, call.merchant, member, call, remembering);
}

/** Opens a session for an account whose identity was verified, by whichever method. */
export async function openSession(
  context: IdentityNeeds,
  merchant: Merchant,
  member: Member,
  call: Pick<SignInCall, 'ip' | 'headers' | 'setCookie'>,
  remembering: Remembering = unasked,
): Promise<SignedIn> {
  const { token, cookies } = await endIfReused(context, call, () =>
    context.db.transaction(() => issueSession(context, merchant, member, call, remembering)),
  );
  for (const cookie of cookies) call.setCookie(cookie);
  return signedInAs(context, merchant, member, token);
}

async function issueSession(
  context: IdentityNeeds,
  merchant: Merchant,
  member: Member,
  { ip, headers }: Pick<SignInCall, 'ip' | 'headers'>,
  remembering: Remembering,
) {
  const { accounts, sessions } = context;
  // Locks the account until the commit: a change of password either ends this session later or came first and refuses it.
  const changedAt = await accounts.noteSignIn(member.id, ip, locate(merchant, ip).country);
  if (changedAt?.getTime() !== member.passwordChangedAt?.getTime()) throw new Refusal(400, 'login.failed');
  await notePlace(context, member.id, ip);
  const place = { ip, ...(typeof headers['user-agent'] === 'string' ? { userAgent: headers['user-agent'] } : {}) };
  // A trial account has no name that could be locked.
  if (isTrial(member)) return { token: await sessions.issue(member.id, place), cookies: [] };
  const remembered = await remember(context, { ip, headers }, member.id, remembering);
  const device = await knownDevices(context).note(member.id, headers);
  const token = await sessions.issue(member.id, { ...place, deviceHash: device.hash, rememberedId: remembered.id });
  return { token, cookies: [...device.cookies, ...remembered.cookies] };
}

function signedInAs({ clock, merchants }: IdentityNeeds, merchant: Merchant, member: Member, token: string): SignedIn {
  const ageMs = clock.now().getTime() - (member.passwordChangedAt?.getTime() ?? 0);
  const hasPassword = member.passwordChangedAt !== null;
  // A password that cannot be changed here is never reported as due for a change: the player could not get past it.
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
