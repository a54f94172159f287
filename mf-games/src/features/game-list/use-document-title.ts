import { merchant } from '@tessera/shared/merchant';
import { useLocation } from '@tessera/shared/router';
import { useEffect } from 'react';

/** A centre lies over the page and has the tab's title meanwhile; the page's own router does not see its address. */
const isUnderCentre = () => /^\/(?:member|agent)(?:\/|$)/.test(window.location.pathname);

/** Names the tab more closely than the route's own title does, again whenever the page becomes visible. */
export function useDocumentTitle(title: string): void {
  const { key } = useLocation();
  // Another step of the history has the shell write the route's title anew.
  useEffect(() => {
    // After the shell, which writes in the same moment.
    const timer = setTimeout(() => {
      if (!isUnderCentre()) document.title = `${title} · ${merchant().name}`;
    });
    return () => clearTimeout(timer);
  }, [title, key]);
}
