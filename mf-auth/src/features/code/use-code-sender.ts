import type { ApiError, Result } from '@tessera/shared/api';
import { serverNow } from '@tessera/shared/clock';
import { useTimeLeft } from '@tessera/shared/ui/countdown';
import { useState } from 'react';

interface Options {
  /** Where the next code goes: each number or address is counted down by itself. Left out where there is but one. */
  readonly to?: unknown;
  /** Spec §4: the forgotten password counts half the round trip as gone. */
  readonly isHalfTripCounted?: boolean;
}

/**
 * Sends codes, and locks itself for `expiredMinutes` × 60 s by the operator's clock after each (spec §4). A code belongs
 * to where it was sent, and so does the lock: whoever corrects the number may ask at once.
 */
export function useCodeSender({ to = null, isHalfTripCounted = false }: Options = {}) {
  const [locks, setLocks] = useState<Readonly<Record<string, number>>>({});
  const [isSending, setSending] = useState(false);
  const place = JSON.stringify(to);
  const unlocksAtMs = locks[place];
  const leftMs = useTimeLeft(unlocksAtMs ?? 0);

  /** What went wrong, if anything. */
  async function send(ask: () => Promise<Result<{ readonly expiredMinutes: number }>>): Promise<ApiError | undefined> {
    if (isSending || leftMs > 0) return undefined;
    setSending(true);
    const askedAt = performance.now();
    const answered = await ask();
    setSending(false);
    if (!answered.ok) return answered.error;
    const halfTripMs = isHalfTripCounted ? (performance.now() - askedAt) / 2 : 0;
    const nextMs = serverNow() + answered.value.expiredMinutes * 60_000 - halfTripMs;
    setLocks((before) => ({ ...before, [place]: nextMs }));
    return undefined;
  }
  return { send, isSending, wasSent: unlocksAtMs !== undefined, leftMs };
}
export type CodeSender = ReturnType<typeof useCodeSender>;
