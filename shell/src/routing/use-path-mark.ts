import { useLayoutEffect } from 'react';

/** Marks the document with the rendered path, because the address bar may already show the next one. */
export function usePathMark(pathname: string): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.path = pathname;
  }, [pathname]);
}
