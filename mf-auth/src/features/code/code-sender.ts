import type { ApiError, Result } from '@tessera/shared/api';
import { serverNow } from '@tessera/shared/clock';
import { i18n } from '@tessera/shared/i18n';
import { session$ } from '@tessera/shared/session';
import { useTimeLeft } from '@tessera/shared/ui/countdown';
import { useState } from 'react';
import { failureMessage } from '../../model/messages.ts';
import { showNotice } from '../form/use-message.ts';

/** What a code is sent for: each has a countdown of its own, as the operator counts them apart. */
type CodePurpose = 'login' | 'reset' | 'register' | 'second-step' | 'mobileNum' | 'email' | 'owner';

/** When the next code may be asked for, in server time. It outlives the form: leaving and coming back unlocks nothing. */
const locks = new Map<string, number>();
let isMember = false;

session$.subscribe(({ role }) => {
  // Whoever comes next at this screen has asked for nothing yet.
  if (isMember && role === 'visitor') forgetLocks();
  isMember = role !== 'visitor';
});

/** `to`: where the code goes, a number or an address; `null` where there is but one place. */
export const lockKey = (purpose: CodePurpose, to: unknown): string => JSON.stringify([purpose, to]);

export const unlocksAt = (key: string): number => locks.get(key) ?? 0;

export function lockUntil(key: string, atMs: number): void {
  for (const [other, endsAtMs] of locks) if (endsAtMs <= serverNow()) locks.delete(other);
  locks.set(key, atMs);
}

export function forgetLocks(): void {
  locks.clear();
}

interface Options {
  readonly purpose: CodePurpose;
  /** Where the next code goes: each number or address is counted down by itself. Left out where there is but one. */
  readonly to?: unknown;
}

/**
 * Sends codes, and locks itself for `expiredMinutes` × 60 s by the operator's clock after each (spec §4). A code belongs
 * to where it was sent, and so does the lock: whoever corrects the number may ask at once.
 */
export function useCodeSender({ purpose, to = null }: Options) {
  const [sentTo, setSentTo] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const key = lockKey(purpose, to);
  const leftMs = useTimeLeft(unlocksAt(key));

  /** What went wrong, if anything. */
  async function send(ask: () => Promise<Result<{ readonly expiredMinutes: number }>>): Promise<ApiError | undefined> {
    if (isSending || unlocksAt(key) > serverNow()) return undefined;
    setSending(true);
    try {
      const askedAt = performance.now();
      const answered = await ask();
      if (!answered.ok) return answered.error;
      // Spec §4: the forgotten password counts half the round trip as gone.
      const halfTripMs = purpose === 'reset' ? (performance.now() - askedAt) / 2 : 0;
      lockUntil(key, serverNow() + answered.value.expiredMinutes * 60_000 - halfTripMs);
      setSentTo((before) => [...before, key]);
      return undefined;
    } finally {
      setSending(false);
    }
  }
  return { send, isSending, wasSent: leftMs > 0 || sentTo.includes(key), leftMs };
}
export type CodeSender = ReturnType<typeof useCodeSender>;

/** Whether a refusal is about the typed code and is shown under its field. */
export const isCodeFault = ({ code }: Pick<ApiError, 'code'>): boolean =>
  /^verification\.code\.(invalid|expired|unsent)$/.test(code);

/** Spec §8: a code that could not be sent is shown in a warning with OK. */
export function showNotSent(error: ApiError): Promise<void> {
  const message = failureMessage(error);
  return showNotice('code.notSent', i18n.exists(`auth:${message.key}`) ? message : { key: 'error.general' });
}
