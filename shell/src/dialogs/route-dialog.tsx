import { matchesPath, standsAlone } from '@tessera/shared/registry';
import { goTo } from '@tessera/shared/router';
import { useSession } from '@tessera/shared/session';
import { useEffect, useRef } from 'react';
import type { Release } from '../remotes/live-remotes.ts';
import { useView } from '../routing/view.ts';
import { closeDialogs, keepDialogOpen } from './dialog-stack.ts';

export type DialogRoute = Release['contract']['routes'][number];

/** Whether a route opens a dialog over another page; one that stands alone is in the page itself (`RoutePageDialog`). */
export const isOverPage = (route: DialogRoute): boolean => route.opens !== undefined && !standsAlone(route);

/** Whether a dialog route can be left: not if the guard would lead back to it (spec §2). */
export function useCanClose({ path, opens }: DialogRoute): boolean {
  const beyond = useView(opens?.over ?? '');
  return beyond.kind !== 'redirect' || !matchesPath(path, beyond.to);
}

/** Opens the dialog of a dialog route; closing it leads to the page below. */
export function RouteDialog({ route }: { route: DialogRoute }) {
  const { dialog, over } = route.opens ?? { dialog: '', over: '' };
  // Until the session is restored, nobody is asked to sign in.
  const isKnown = useSession().role !== 'restoring';
  const mayClose = useRef(true);
  mayClose.current = useCanClose(route);
  useEffect(() => {
    if (!isKnown) return;
    let isHere = true;
    void keepDialogOpen(dialog, mayClose.current).then(() => {
      if (isHere) goTo(over, { replace: true });
    });
    return () => {
      isHere = false;
      closeDialogs((key) => key === dialog);
    };
  }, [dialog, over, isKnown]);
  return null;
}
