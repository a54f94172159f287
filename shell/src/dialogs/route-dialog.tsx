import { useEffect } from 'react';
import type { Release } from '../remotes/live-remotes.ts';
import { goTo } from '../routing/navigation.ts';
import { closeDialogs, openDialog } from './dialog-stack.ts';

type Route = Release['contract']['routes'][number];

/** Opens the dialog that an address stands for; closing it leads to the page it lies over. */
export function RouteDialog({ route }: { route: Route }) {
  const { dialog, over } = route.opens ?? { dialog: '', over: '' };
  useEffect(() => {
    let isHere = true;
    void openDialog(dialog, {}).then(() => {
      if (isHere) goTo(over, { replace: true });
    });
    return () => {
      isHere = false;
      closeDialogs((key) => key === dialog);
    };
  }, [dialog, over]);
  return null;
}
