import { goTo } from '@tessera/shared/router';
import { useSession } from '@tessera/shared/session';
import { PageDialog } from '@tessera/shared/ui/dialog';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLabel } from '../contributions/labels.ts';
import type { Release } from '../remotes/live-remotes.ts';
import { DialogPart } from './dialog-part.tsx';
import { useDialogStack } from './dialog-stack.ts';
import { type DialogRoute, useCanClose } from './route-dialog.tsx';

const noParams = {};

/** The dialog of a route that has no page below it, in the page itself; closing it leads on. */
export function RoutePageDialog({ route, release }: { readonly route: DialogRoute; readonly release: Release }) {
  const { dialog, over } = route.opens ?? { dialog: '', over: '' };
  const declared = release.contract.dialogs[dialog];
  const label = useLabel();
  // Until the session is restored, nobody is asked to sign in.
  const isKnown = useSession().role !== 'restoring';
  const canClose = useCanClose(route);
  const [isLeft, setLeft] = useState(false);
  const isCovered = useDialogStack().some(({ isLeaving }) => !isLeaving);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  /** With a promise it is gone at once, and leads on when that is kept. */
  const close = useCallback(
    (result?: unknown): void => {
      setLeft(true);
      void Promise.resolve(result).then(() => {
        if (isHere.current) goTo(over, { replace: true });
      });
    },
    [over],
  );
  if (!declared || !isKnown || isLeft) return null;
  return (
    <PageDialog
      title={label(declared.title)}
      size={declared.size ?? 'small'}
      closesOnOutsidePress={declared.cover !== false}
      isCovered={isCovered}
      onClose={canClose ? () => close() : undefined}
    >
      <DialogPart release={release} name={dialog} params={noParams} close={close} />
    </PageDialog>
  );
}
