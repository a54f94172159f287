import { serverNow } from '@tessera/shared/clock';
import { useEffect, useState } from 'react';

/** Whether the promised time has passed, by the server's clock; turns true by itself. */
export function useIsLate(byMs: number | undefined): boolean {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (byMs === undefined || serverNow() > byMs) return;
    const timer = setTimeout(() => setTick((tick) => tick + 1), byMs - serverNow() + 1);
    return () => clearTimeout(timer);
  }, [byMs]);
  return byMs !== undefined && serverNow() > byMs;
}
