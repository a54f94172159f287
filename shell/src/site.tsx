import { useLocation, useNavigate } from '@tessera/shared/router';
import { useEffect, useLayoutEffect } from 'react';
import { CentreHost } from './centres/centre-host.tsx';
import { Frame } from './chrome/frame/frame.tsx';
import { useLabel } from './contributions/labels.ts';
import { DialogHost } from './dialogs/dialog-host.tsx';
import { RouteDialog } from './dialogs/route-dialog.tsx';
import { bootDocument } from './remotes/live-remotes.ts';
import { AppRoutes } from './routing/app-routes.tsx';
import { type Beneath, installNavigate, isCentrePath } from './routing/navigation.ts';
import { usePageArrival } from './routing/use-page-arrival.ts';
import { useView } from './routing/view.ts';

const HOME = { pathname: '/index', search: '', hash: '', key: 'home', state: null };

/** The site in normal operation: a page in its frame, and what lies over it. */
export function Site() {
  const navigate = useNavigate();
  useLayoutEffect(() => installNavigate(navigate), [navigate]);
  const location = useLocation();
  const beneath = (location.state as Beneath | null)?.beneath;
  const shown = beneath ?? (isCentrePath(location.pathname) ? HOME : location);
  const view = useView(shown.pathname);
  usePageArrival(shown);
  useTitle(view.kind === 'route' ? view.route.item.title : undefined);
  return (
    <>
      <Frame chrome={view.chrome}>
        <AppRoutes view={view} location={shown} />
      </Frame>
      <CentreHost />
      {view.kind === 'route' && view.route.item.opens && <RouteDialog route={view.route.item} />}
      <DialogHost />
    </>
  );
}

function useTitle(key: string | undefined): void {
  const label = useLabel();
  const brand = bootDocument().merchant.name;
  const title = key ? `${label(key)} · ${brand}` : brand;
  useEffect(() => {
    document.title = title;
  }, [title]);
}
