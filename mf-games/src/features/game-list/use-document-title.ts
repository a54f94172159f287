import { merchant } from '@tessera/shared/merchant';
import { useEffect } from 'react';

/** Names the tab more closely than the route's own title does. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    // After the shell, which writes the route's title in the same moment.
    const timer = setTimeout(() => {
      document.title = `${title} · ${merchant().name}`;
    });
    return () => clearTimeout(timer);
  }, [title]);
}
