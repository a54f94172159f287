import { serverNow, useServerNow } from '@tessera/shared/clock';
import { useEffect, useState } from 'react';

/** The time by the operator's clock, as of the last of these moments to pass; renders again at each. */
export function useMoment(moments: readonly number[]): number {
  const [now, setNow] = useState(useServerNow());
  const next = Math.min(...moments.filter((moment) => moment > now));
  useEffect(() => {
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setNow(Math.max(next, serverNow())), Math.max(0, next - serverNow()));
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}
