import { matchesPath } from '@tessera/shared/registry';
import { useLocation } from '@tessera/shared/router';
import { type ReactNode, useRef } from 'react';
import { HELP_ALONE } from '../content/content-pages.ts';
import { systemStatus } from '../live/server-pushes.ts';
import { MaintenancePage, RegionPage } from '../pages/closed-page.tsx';
import { bootDocument } from '../remotes/live-remotes.ts';
import { Site } from '../site.tsx';
import { ClosedOver, EmptyOver } from './closed-over.tsx';

const closedPages: Readonly<Record<number, () => ReactNode>> = { 1: MaintenancePage, 2: RegionPage };

/**
 * The root view by system status: 0 the site, 1 maintenance, 2 region restriction, anything else nothing (spec §2),
 * which over an open site is an empty cover. A site that closes while it is open stays below, with everything that
 * was typed, and returns afterwards. Help alone is always available, because "contact us" leads there.
 */
export function RootView() {
  const status = systemStatus.use();
  const isHelp = matchesPath(HELP_ALONE, useLocation().pathname);
  // The first push may arrive before the first render.
  const wasOpen = useRef(bootDocument().status === 0);
  const Closed = closedPages[status];
  const isShut = status !== 0 && !(Closed && isHelp);
  if (status === 0) wasOpen.current = true;
  if (isShut && !wasOpen.current) return Closed ? <Closed /> : null;
  return (
    <>
      <Site />
      {isShut &&
        (Closed ? (
          <ClosedOver>
            <Closed />
          </ClosedOver>
        ) : (
          <EmptyOver />
        ))}
    </>
  );
}
