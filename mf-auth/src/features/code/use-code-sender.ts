import type { ApiError, Result } from '@tessera/shared/api';
import { serverNow } from '@tessera/shared/clock';
import { useTimeLeft } from '@tessera/shared/ui/countdown';
import { useState } from 'react';
import { type CodePurpose, lockKey, lockUntil, unlocksAt } from './code-locks.ts';

interface Options {
  readonly purpose: CodePurpose;
  /** Where the next code goes: each number or address is counted down by itself. Left out where there is but one. */
  readonly to?: unknown;
  /** Spec §4: the forgotten password counts half the round trip as gone. */
  readonly isHalfTripCounted?: boolean;
}

/**
 * Sends codes, and locks itself for `expiredMinutes` × 60 s by the operator's clock after each (spec §4). A code belongs
 * to where it was sent, and so does the lock: whoever corrects the number may ask at once.
 */
export function useCodeSender({ purpose, to = null, isHalfTripCounted = false }: Options) {
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
      const halfTripMs = isHalfTripCounted ? (performance.now() - askedAt) / 2 : 0;
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
