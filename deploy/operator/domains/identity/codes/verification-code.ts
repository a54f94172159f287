import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { IdentityNeeds } from '../needs.ts';
import type { SendTurn } from './send-turn.ts';

/** The purpose of a code; a code is refused for any other purpose. */
export type CodePurpose = 'login' | 'reset' | 'register' | 'second-step' | 'bind-mobile' | 'bind-email' | 'owner';

/** How long a code is valid, and how long the form waits before another. */
export const expiredMinutes = 3;
const digits = 6;
const attemptsPerCode = 5;

const expired = () => new Refusal(400, 'verification.code.expired');
const unsent = () => new Refusal(400, 'verification.code.unsent');

/** A keyed hash, so that a stolen table does not reveal six-digit codes. */
function hashOf({ keys }: IdentityNeeds, place: readonly string[], code: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', keys.sealing, '', 'tessera verification code', 32));
  return createHmac('sha256', key)
    .update([...place, code].join('\n'))
    .digest();
}

export interface CodeRequest {
  readonly purpose: CodePurpose;
  /** Number, address or challenge to which the code belongs. */
  readonly recipient: string;
  /** Sends it; null when there is nobody to send it to, which the answer does not reveal. */
  readonly deliver: ((code: string) => Promise<void>) | null;
}

/** Replaces the previous code by a new one and sends it. */
export async function issueCode(
  context: IdentityNeeds,
  { merchant }: SendTurn,
  { purpose, recipient, deliver }: CodeRequest,
): Promise<{ expiredMinutes: number }> {
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const place = [merchant.code, purpose, recipient];
  await context.db.query(
    `insert into verification_code (merchant, purpose, recipient, code_hash, expires_at) values ($1, $2, $3, $4, $5)
     on conflict (merchant, purpose, recipient) do update set
       code_hash = excluded.code_hash, expires_at = excluded.expires_at, attempts = 0`,
    [
      ...([merchant.code, purpose, recipient] as const),
      hashOf(context, place, code).toString('base64url'),
      new Date(context.clock.now().getTime() + expiredMinutes * minuteMs),
    ],
  );
  await deliver?.(code);
  return { expiredMinutes };
}

/**
 * Checks a code and answers a function that uses it up and says whether it was still valid; refuses with
 * `verification.code.unsent` (none went there of late), `verification.code.expired` (expired, used, or tried too often) or `verification.code.invalid`. Call it outside of a transaction: a wrong try must stay counted.
 */
export async function checkCode(
  context: IdentityNeeds,
  merchant: Merchant,
  purpose: CodePurpose,
  recipient: string,
  code: string,
): Promise<() => Promise<boolean>> {
  const place = [merchant.code, purpose, recipient] as const;
  const rows = await context.db.query<{ hash: string }>(
    `update verification_code set attempts = attempts + 1
     where merchant = $1 and purpose = $2 and recipient = $3 and expires_at > $4 and attempts < $5
     returning code_hash as hash`,
    [...place, context.clock.now(), attemptsPerCode],
  );
  if (!rows[0]) {
    const sent = await context.db.query(
      'select 1 from verification_code where merchant = $1 and purpose = $2 and recipient = $3',
      [...place],
    );
    throw sent.length > 0 ? expired() : unsent();
  }
  const { hash } = rows[0];
  const kept = Buffer.from(hash, 'base64url');
  if (!timingSafeEqual(kept, hashOf(context, place, code))) throw new Refusal(400, 'verification.code.invalid');
  return async () => {
    const spent = await context.db.query(
      // It is stored as expired until the purge, so that a repeated request does not reveal that none was sent.
      `update verification_code set expires_at = 'epoch'
       where merchant = $1 and purpose = $2 and recipient = $3 and code_hash = $4 and expires_at > 'epoch'
       returning recipient`,
      [...place, hash],
    );
    return spent.length > 0;
  };
}

/** Checks and uses up a code, with the refusals of `checkCode`. Call it as the last check: a correct code is used up. */
export async function requireCode(...asked: Parameters<typeof checkCode>): Promise<void> {
  const spend = await checkCode(...asked);
  // Of two concurrent calls with the same code, one succeeds.
  if (!(await spend())) throw expired();
}
