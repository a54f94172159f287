import { useEffect, useState, useSyncExternalStore } from 'react';
import { renderedAt, serverNow } from '../../clock/index.ts';

const neverChanges = () => () => undefined;

/** Milliseconds until a server time, updated each full second; never below zero. */
export function useTimeLeft(endsAtMs: number): number {
  // What the edge has rendered is taken over with the time that it shows, and set right at once.
  const isTakenOver = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [leftMs, setLeft] = useState(() => Math.max(0, endsAtMs - ((isTakenOver && renderedAt()) || serverNow())));
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
