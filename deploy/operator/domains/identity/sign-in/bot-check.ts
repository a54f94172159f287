import { createHmac } from 'node:crypto';
import { type BotCheckLevel, getBotChallenge } from '@tessera/shared/wire/auth';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { useOnce } from '../../../platform/limits/one-use.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { IdentityNeeds } from '../needs.ts';

const lifetimeMs = 10 * minuteMs;
/** How many times the work of a normal proof. */
const workOf: Readonly<Record<BotCheckLevel, number>> = { normal: 1, hard: 8 };

/** Every merchant's challenges are signed with a key of its own: a challenge solved for one is refused at another. */
const keyOf = ({ keys }: Pick<IdentityNeeds, 'keys'>, merchant: Merchant): string =>
  createHmac('sha256', keys.botCheck).update(`bot check of ${merchant.code}`).digest('base64url');

export function answerBotChallenge(context: IdentityNeeds): void {
  const { routes, config } = context;
  routes.handle(getBotChallenge, async ({ merchant, request: { level = 'normal' } }) => {
    const maxnumber = config.botCheckMaximum * workOf[level];
    // Wall time, not the operator's clock: altcha-lib checks the expiry by it.
    const made = await createChallenge({
      hmacKey: keyOf(context, merchant),
      algorithm: 'SHA-256',
      maxnumber,
      // Part of what is hashed and signed, so a normal challenge cannot be passed off as a hard one.
      params: { level },
      expires: new Date(Date.now() + lifetimeMs),
    });
    const { challenge, salt, signature } = made;
    return { algorithm: 'SHA-256' as const, challenge, salt, signature, maxnumber };
  });
}

function challengeOf(payload: string): string {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
    if (typeof parsed === 'object' && parsed !== null && 'challenge' in parsed) return String(parsed.challenge);
  } catch {
    // Not JSON, so it names no challenge and is refused below.
  }
  return '';
}

/** Uses up a solved challenge and answers its level; refuses with `verification.bot.invalid`. */
export async function requireBotCheck(
  context: IdentityNeeds,
  merchant: Merchant,
  payload = '',
): Promise<BotCheckLevel> {
  const { db, clock } = context;
  const challenge = challengeOf(payload);
  const isSolved = challenge !== '' && (await verifySolution(payload, keyOf(context, merchant)));
  const expiresAt = new Date(clock.now().getTime() + 2 * lifetimeMs);
  if (!isSolved || !(await useOnce(db, 'bot-check', challenge, expiresAt))) {
    throw new Refusal(400, 'verification.bot.invalid');
  }
  return extractParams(payload).level === 'hard' ? 'hard' : 'normal';
}
