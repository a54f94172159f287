import { useEffect, useState } from 'react';
import { atRest } from '../boot/at-rest.ts';

/** Whether the page has come to rest once: what nobody waits for loads then. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => atRest(() => setIsIdle(true)), []);
  return isIdle;
}
