import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; updates when the window changes. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    useCallback(
      (changed) => {
        const list = matchMedia(query);
        list.addEventListener('change', changed);
        return () => list.removeEventListener('change', changed);
      },
      [query],
    ),
    () => matchMedia(query).matches,
  );
}
