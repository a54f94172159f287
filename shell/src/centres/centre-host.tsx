import { hasToken } from '@tessera/shared/api';
import type { CentreId } from '@tessera/shared/contract';
import { bus } from '@tessera/shared/events';
import { i18n } from '@tessera/shared/i18n';
import { goTo, useLocation } from '@tessera/shared/router';
import { useSession } from '@tessera/shared/session';
import { toast } from '@tessera/shared/ui/toast';
import { whenIdle } from '@tessera/shared/when-idle';
import { useEffect, useRef } from 'react';
import { preloadToasts } from '../chrome/toasts.tsx';
import { onDemand } from '../contributions/on-demand.tsx';
import { useCentrePages } from '../contributions/selectors.ts';
import { enterCentre } from '../intents/enter-centre.ts';
import { addressBelow } from '../routing/navigation.ts';
import { useTitle } from '../routing/use-title.ts';

const CentreSurface = onDemand(() => import('./centre-surface.tsx'));

/** With what says that a centre could not be opened. */
function preloadCentre(): void {
  CentreSurface.preload();
  preloadToasts();
}

/** Shows the centre named by the URL over the current page; refuses visitors and trial accounts (spec §5). */
export function CentreHost() {
  const { pathname } = useLocation();
  const { role } = useSession();
  const mayEnterSome = role === 'member' || role === 'agent';
  // Preloaded, because the network may be gone at the first click; a page in it retries itself.
  useEffect(() => (mayEnterSome ? whenIdle(preloadCentre) : undefined), [mayEnterSome]);
  const [, centre, page] = pathname.split('/');
  if (centre !== 'member' && centre !== 'agent') return null;
  return <GuardedCentre centre={centre} page={page} />;
}

function GuardedCentre({ centre, page }: { centre: CentreId; page: string | undefined }) {
  const session = useSession();
  const { state } = useLocation();
  const pages = useCentrePages(centre);
  const isRestoring = session.role === 'restoring' || (session.role === 'visitor' && hasToken());
  const mayEnter = session.role === 'agent' || (session.role === 'member' && centre === 'member');
  const wanted = page ?? (pages.find(({ item }) => item.isDefault) ?? pages[0])?.item.key;
  const wasInside = useRef(false);
  const shown = pages.find(({ item }) => item.key === wanted);
  useTitle(shown?.item.label ?? (mayEnter ? 'shell:notFound.title' : `shell:centre.${centre}`));
  useEffect(() => {
    if (mayEnter) wasInside.current = true;
    if (isRestoring || mayEnter) return;
    goTo('/index', { replace: true });
    // After a sign-out inside the centre, do not ask to sign in again.
    if (!wasInside.current) void enterCentre(centre, page);
  }, [isRestoring, mayEnter, centre, page]);
  // Runs however the centre is left: its button, Back, a link, or a sign-out inside it.
  useEffect(() => {
    if (!mayEnter) return;
    return () => void bus.emit('shell', 'shell:centre-closed', { centre });
  }, [mayEnter, centre]);
  if (isRestoring || !mayEnter) return null;
  return (
    <CentreSurface
      part={{ centre, pages, current: wanted, isMenu: page === undefined }}
      isSilent
      onFailed={() => {
        // Where the page below stays as it is.
        goTo(addressBelow(state), { replace: true });
        toast.show({ id: 'centre', tone: 'danger', title: i18n.t('visitor.failed', { ns: 'shell' }) });
      }}
    />
  );
}
