import { minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { keepOnce, spendOnce } from '../../../platform/limits/one-use.ts';
import type { IdentityNeeds } from '../needs.ts';

/** How long a person may take to unlock the device. */
export const challengeMs = 5 * minuteMs;

/** What a challenge is for: adding to an account, or signing in. */
export type ChallengeKind = 'passkey-add' | 'passkey-login';

/** Stores a challenge for one answer; `about` names for whom and where. */
export const keepChallenge = (
  { db, clock }: IdentityNeeds,
  kind: ChallengeKind,
  challenge: string,
  about: string,
): Promise<void> => keepOnce(db, kind, challenge, about, new Date(clock.now().getTime() + challengeMs));

/** The challenge that a browser says it has answered; empty when what it sent is none of its answers. */
function challengeIn(clientDataJSON: string): string {
  const text = Buffer.from(clientDataJSON, 'base64url').toString();
  const found = /"challenge":"([\w-]{20,100})"/.exec(text)?.[1];
  return found ?? '';
}

/** Uses up the answered challenge, right or wrong; refuses with `passkey.expired`. The verification compares its content. */
export async function spendChallenge(
  { db, clock }: IdentityNeeds,
  kind: ChallengeKind,
  clientDataJSON: string,
  about: string,
): Promise<string> {
  const challenge = challengeIn(clientDataJSON);
  if (!challenge || !(await spendOnce(db, kind, challenge, about, clock.now())))
    throw new Refusal(400, 'passkey.expired');
  return challenge;
}
