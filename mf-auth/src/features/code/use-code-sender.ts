import type { ApiError, Result } from '@tessera/shared/api';
import { serverNow } from '@tessera/shared/clock';
import { useTimeLeft } from '@tessera/shared/ui/countdown';
import { useState } from 'react';

interface Options {
  /** Spec §4: the forgotten password counts half the round trip as gone. */
  readonly isHalfTripCounted?: boolean;
}

/** Sends codes, and locks itself for `expiredMinutes` × 60 s by the operator's clock after each (spec §4). */
export function useCodeSender({ isHalfTripCounted = false }: Options = {}) {
  const [unlocksAtMs, setUnlocksAt] = useState(0);
  const [isSending, setSending] = useState(false);
  const [wasSent, setSent] = useState(false);
  const leftMs = useTimeLeft(unlocksAtMs);

  /** What went wrong, if anything. */
  async function send(ask: () => Promise<Result<{ readonly expiredMinutes: number }>>): Promise<ApiError | undefined> {
    if (isSending || leftMs > 0) return undefined;
    setSending(true);
    const askedAt = performance.now();
    const answered = await ask();
    setSending(false);
    if (!answered.ok) return answered.error;
    const halfTripMs = isHalfTripCounted ? (performance.now() - askedAt) / 2 : 0;
    setSent(true);
    setUnlocksAt(serverNow() + answered.value.expiredMinutes * 60_000 - halfTripMs);
    return undefined;
  }
  return { send, isSending, wasSent, leftMs };
}
export type CodeSender = ReturnType<typeof useCodeSender>;
