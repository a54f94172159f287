import { useLayoutEffect } from 'react';

/** Says in the document which address is on screen: the one in the address bar may still be on its way. */
export function usePathMark(pathname: string): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.path = pathname;
  }, [pathname]);
}
