import { goTo } from '@tessera/shared/router';
import { useSession } from '@tessera/shared/session';
import { useEffect } from 'react';
import type { Release } from '../remotes/live-remotes.ts';
import { closeDialogs, openDialog } from './dialog-stack.ts';

type Route = Release['contract']['routes'][number];

/** Opens the dialog that an address stands for; closing it leads to the page it lies over. */
export function RouteDialog({ route }: { route: Route }) {
  const { dialog, over } = route.opens ?? { dialog: '', over: '' };
  // Until it is known who is here, nobody is asked to sign in.
  const isKnown = useSession().role !== 'restoring';
  useEffect(() => {
    if (!isKnown) return;
    let isHere = true;
    void openDialog(dialog, {}).then(() => {
      if (isHere) goTo(over, { replace: true });
    });
    return () => {
      isHere = false;
      closeDialogs((key) => key === dialog);
    };
  }, [dialog, over, isKnown]);
  return null;
}
