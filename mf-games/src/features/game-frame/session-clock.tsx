import { serverNow } from '@tessera/shared/clock';
import { useEffect, useState } from 'react';
import { elapsed } from '../../model/elapsed.ts';

/** How long the visit has lasted; it ticks for the eye alone, screen readers may ask for it. */
export function SessionClock({ since }: { readonly since: number | undefined }) {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (since === undefined) return;
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return <span role="timer">{since === undefined ? '–' : elapsed(now - since)}</span>;
}
