import { useEffect, useState } from 'react';
import { serverNow } from '../../clock/index.ts';

/** Milliseconds until a server time, updated each full second; never below zero. */
export function useTimeLeft(endsAtMs: number): number {
  const [leftMs, setLeft] = useState(() => Math.max(0, endsAtMs - serverNow()));
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
