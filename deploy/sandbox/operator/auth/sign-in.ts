import type { SignedIn } from '@tessera/shared/wire/auth';
import type { OperatorContext } from '../context.ts';
import type { Call } from '../http/routes.ts';
import type { Merchant } from '../merchants/merchant.ts';
import type { Member } from '../sessions/member.ts';
import { notePlace } from './second-step/challenge.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Opens a session for an account whose identity is proved, whichever way that was. */
export async function openSession(
  context: OperatorContext,
  merchant: Merchant,
  member: Member,
  { ip, headers }: Pick<Call<unknown>, 'ip' | 'headers'>,
): Promise<SignedIn> {
  const { accounts, sessions, clock, merchants } = context;
  await accounts.noteSignIn(member.id, ip);
  await notePlace(context, member.id, ip);
  const userAgent = headers['user-agent'];
  const token = await sessions.issue(member.id, { ip, ...(typeof userAgent === 'string' ? { userAgent } : {}) });
  const ageMs = clock.now().getTime() - (member.passwordChangedAt?.getTime() ?? 0);
  const hasPassword = member.passwordChangedAt !== null;
  return {
    token,
    id: String(member.id),
    firstTimeLogin: member.firstSignedInAt === null,
    passwordExpired:
      hasPassword && ageMs > merchant.profile.passwordDays * dayMs && merchants.isOn(merchant, 'PWDEXPFORCECHANGE3'),
    passwordIsDefault: member.passwordIsDefault,
    previousSignInMs: member.lastSignedInAt?.getTime() ?? null,
  };
}
