import { dayMs, hourMs, minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { clientOf } from '../../../platform/limits/network.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { IdentityNeeds } from '../needs.ts';

const sendsPerWindow = 3;
const sendWindowMs = 5 * minuteMs;
const sendsPerDay = 10;
const sendsPerClient = 30;
const sendsPerMember = 10;

declare const counted: unique symbol;

/** Proof that a message was counted against the limits; `issueCode` sends nothing without it. */
export interface SendTurn {
  readonly merchant: Merchant;
  readonly [counted]: true;
}

interface Sending {
  readonly merchant: Merchant;
  readonly ip: string;
  /** The number (`mobileKey`) or the address to which it goes. */
  readonly to: string;
  /** The account that asks, when it has signed in or a password was verified. */
  readonly memberId?: number;
}

/**
 * Counts one more message per client address, per account and per number or address to which it goes; refuses with
 * `verification.too.frequent` or `verification.quota.exceeded`. Call it before anything is looked up: the
 * answer of a call that sends may reveal whether there is an account.
 */
export async function takeSendTurn(
  { limits }: IdentityNeeds,
  { merchant, ip, to, memberId }: Sending,
): Promise<SendTurn> {
  const take = async (name: string, subject: string, maximum: number, windowMs: number, code: string) => {
    try {
      await limits.take(name, subject, maximum, windowMs);
    } catch (cause) {
      throw cause instanceof Refusal ? new Refusal(429, code, cause.value) : cause;
    }
  };
  const recipient = `${merchant.code} ${to.toLowerCase()}`;
  const frequent = 'verification.too.frequent';
  await take('send-code-address', clientOf({ merchant, ip }), sendsPerClient, hourMs, frequent);
  if (memberId !== undefined) await take('send-code-member', String(memberId), sendsPerMember, hourMs, frequent);
  await take('send-code', recipient, sendsPerWindow, sendWindowMs, frequent);
  await take('send-code-day', recipient, sendsPerDay, dayMs, 'verification.quota.exceeded');
  return { merchant } as SendTurn;
}
