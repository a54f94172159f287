import { createHash, randomBytes } from 'node:crypto';
import type { SecondStepWay } from '@tessera/shared/wire/auth';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { countedNetworkOf } from '../../../platform/limits/network.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { Remembering } from '../devices/remembering.ts';
import type { Member } from '../members/member.ts';
import { maskEmail, maskMobile } from '../members/member-info.ts';
import type { IdentityNeeds } from '../needs.ts';
import { authenticators } from './authenticator.ts';

const lifetimeMs = 10 * minuteMs;
export const attemptsPerChallenge = 5;

/** The factor of the first step, which cannot be used as the second. */
export type FirstStep = 'password' | 'sms' | 'passkey' | 'remembered';

export const challengeHash = (id: string): Uint8Array => createHash('sha256').update(id).digest();

async function waysOf(context: IdentityNeeds, member: Member, first: FirstStep): Promise<SecondStepWay[]> {
  // A passkey is two steps in one: the device, and unlocking it.
  if (first === 'passkey') return [];
  const hasApp = await authenticators(context).isEnrolled(member.id);
  // A code sent to the number is stronger than a password; only an authenticator app requires more.
  if (first === 'sms') return hasApp ? ['authenticator'] : [];
  return [
    ...(hasApp ? (['authenticator'] as const) : []),
    ...(member.mobile && member.mobileDialingCode ? (['sms'] as const) : []),
    ...(member.email ? (['email'] as const) : []),
    // A real name is known to others: it cannot replace an authenticator app.
    ...(member.payeeName && !hasApp ? (['bank'] as const) : []),
  ];
}

async function isKnownPlace({ db }: IdentityNeeds, memberId: number, network: string): Promise<boolean> {
  const places = await db.query<{ network: string }>('select network from sign_in_place where member_id = $1', [
    memberId,
  ]);
  // The first sign-in has no earlier address to compare with.
  return places.length === 0 || places.some((place) => place.network === network);
}

/** At an address that the account has never signed in from, asks for a second step: refuses with `login.verification.required`. */
export async function requireKnownPlace(
  context: IdentityNeeds,
  { merchant, ip }: { readonly merchant: Merchant; readonly ip: string },
  member: Member,
  first: FirstStep,
  remembering: Remembering,
): Promise<void> {
  if (!context.merchants.isOn(merchant, 'LOGINIPVERF3')) return;
  const network = countedNetworkOf(ip);
  if (await isKnownPlace(context, member.id, network)) return;
  const ways = await waysOf(context, member, first);
  if (ways.length === 0) return;
  const id = randomBytes(32).toString('base64url');
  await context.db.query(
    `insert into sign_in_challenge
       (id_hash, merchant, member_id, network, ways, expires_at, wants_remembering, remembered_id)
     values ($1, $2, $3, $4, $5::jsonb, $6, $7, $8)`,
    [
      challengeHash(id),
      merchant.code,
      member.id,
      network,
      JSON.stringify(ways),
      new Date(context.clock.now().getTime() + lifetimeMs),
      remembering.kind === 'asked' ? remembering.isWanted : null,
      remembering.kind === 'continued' ? remembering.id : null,
    ],
  );
  throw new Refusal(403, 'login.verification.required', {
    challengeId: id,
    ways,
    mobile: maskMobile(member.mobile),
    email: maskEmail(member.email),
  });
}

/** Records this address as known. */
export async function notePlace({ db, clock }: IdentityNeeds, memberId: number, ip: string): Promise<void> {
  await db.query(
    `insert into sign_in_place (member_id, network, last_at) values ($1, $2, $3)
     on conflict (member_id, network) do update set last_at = excluded.last_at`,
    [memberId, countedNetworkOf(ip), clock.now()],
  );
}
