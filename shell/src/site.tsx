import { useLocation, useNavigate } from '@tessera/shared/router';
import { useLayoutEffect } from 'react';
import { CentreHost } from './centres/centre-host.tsx';
import { Frame } from './chrome/frame/frame.tsx';
import { DialogHost } from './dialogs/dialog-host.tsx';
import { isOverPage, RouteDialog } from './dialogs/route-dialog.tsx';
import { useReleaseUpdates } from './live/release-updates.ts';
import { installNavigate, isCentrePath, type PageBelow } from './routing/navigation.ts';
import { Pages } from './routing/pages.tsx';
import { usePageArrival } from './routing/use-page-arrival.ts';
import { useTitle } from './routing/use-title.ts';
import { useView, type View } from './routing/view.ts';

const HOME = { pathname: '/index', search: '', hash: '', key: 'home', state: null };

/** The page's title by its view; a centre that covers it has its own (`null`). */
function titleOf(path: string, view: View): string | null | undefined {
  if (isCentrePath(path)) return null;
  if (view.kind === 'not-found') return 'notFound.title';
  if (view.kind === 'content') return view.page.title;
  return view.kind === 'route' ? view.route.item.title : undefined;
}

/** The site in normal operation: a page in its frame, and what covers it. */
export function Site() {
  const navigate = useNavigate();
  useLayoutEffect(() => installNavigate(navigate), [navigate]);
  const location = useLocation();
  const below = (location.state as PageBelow | null)?.below;
  const shown = below ?? (isCentrePath(location.pathname) ? HOME : location);
  const view = useView(shown.pathname);
  useReleaseUpdates({
    ...{ pathname: location.pathname, below: shown.pathname },
    remoteBelow: view.kind === 'route' ? view.route.release.id : undefined,
  });
  usePageArrival(shown);
  usePathMark(location.pathname);
  useTitle(titleOf(location.pathname, view));
  return (
    <>
      <Frame chrome={view.chrome}>
        <Pages view={view} location={shown} />
      </Frame>
      <CentreHost />
      {view.kind === 'route' && isOverPage(view.route.item) && <RouteDialog route={view.route.item} />}
      <DialogHost />
    </>
  );
}

/** Marks the document with the rendered path, because the address bar may already show the next one. */
function usePathMark(pathname: string): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.path = pathname;
  }, [pathname]);
}
