import { getBotChallenge } from '@tessera/shared/wire/auth';
import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { minuteMs } from '../clock/durations.ts';
import type { OperatorContext } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { useOnce } from './one-use.ts';

const lifetimeMs = 10 * minuteMs;

export function answerBotChallenge({ routes, config, keys }: OperatorContext): void {
  routes.handle(getBotChallenge, async () => {
    // Wall time, not the operator's clock: altcha-lib checks the expiry by it.
    const made = await createChallenge({
      hmacKey: keys.botCheck,
      algorithm: 'SHA-256',
      maxnumber: config.botCheckMaximum,
      expires: new Date(Date.now() + lifetimeMs),
    });
    const { challenge, salt, signature } = made;
    return { algorithm: 'SHA-256' as const, challenge, salt, signature, maxnumber: config.botCheckMaximum };
  });
}

function challengeOf(payload: string): string {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
    if (typeof parsed === 'object' && parsed !== null && 'challenge' in parsed) return String(parsed.challenge);
  } catch {
    // Not even JSON: it names no challenge, and so it is refused below.
  }
  return '';
}

/** Spends a solved challenge; refuses with `verification.bot.invalid`. */
export async function requireBotCheck({ db, clock, keys }: OperatorContext, payload = ''): Promise<void> {
  const challenge = challengeOf(payload);
  const isSolved = challenge !== '' && (await verifySolution(payload, keys.botCheck));
  const expiresAt = new Date(clock.now().getTime() + 2 * lifetimeMs);
  if (!isSolved || !(await useOnce(db, 'bot-check', challenge, expiresAt))) {
    throw new Refusal(400, 'verification.bot.invalid');
  }
}
