import { useEffect, useState } from 'react';
import { atRest } from '../boot/at-rest.ts';

/** Whether the page has come to rest once, in a window of that kind: what nobody waits for loads then. */
export function useIsIdleOn(media: string): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => atRest(() => setIsIdle(true)), []);
  return isIdle && matchMedia(media).matches;
}
