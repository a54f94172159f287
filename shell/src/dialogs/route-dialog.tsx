import { matchesPath } from '@tessera/shared/registry';
import { goTo } from '@tessera/shared/router';
import { useSession } from '@tessera/shared/session';
import { useEffect, useRef } from 'react';
import type { Release } from '../remotes/live-remotes.ts';
import { useView } from '../routing/view.ts';
import { closeDialogs, keepDialogOpen } from './dialog-stack.ts';

type Route = Release['contract']['routes'][number];

/** Opens the dialog of a dialog route; closing it leads to the page below. */
export function RouteDialog({ route }: { route: Route }) {
  const { dialog, over } = route.opens ?? { dialog: '', over: '' };
  // Until the session is restored, nobody is asked to sign in.
  const isKnown = useSession().role !== 'restoring';
  // If the guard would lead back to this dialog, it cannot be closed (spec §2).
  const beyond = useView(over);
  const isWayOut = useRef(true);
  isWayOut.current = beyond.kind !== 'redirect' || !matchesPath(route.path, beyond.to);
  useEffect(() => {
    if (!isKnown) return;
    let isHere = true;
    void keepDialogOpen(dialog, isWayOut.current).then(() => {
      if (isHere) goTo(over, { replace: true });
    });
    return () => {
      isHere = false;
      closeDialogs((key) => key === dialog);
    };
  }, [dialog, over, isKnown]);
  return null;
}
