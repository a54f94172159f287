import { useEffect, useState } from 'react';
import { serverNow, useServerNow } from '../../clock/index.ts';

/** Milliseconds until a server time, updated each full second; never below zero. */
export function useTimeLeft(endsAtMs: number): number {
  const nowMs = useServerNow();
  const [leftMs, setLeft] = useState(() => Math.max(0, endsAtMs - nowMs));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const step = () => {
      const left = Math.max(0, endsAtMs - serverNow());
      setLeft(left);
      if (left > 0) timer = setTimeout(step, left % 1000 || 1000);
    };
    step();
    return () => clearTimeout(timer);
  }, [endsAtMs]);
  return leftMs;
}
