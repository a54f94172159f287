import { lazy, Suspense } from 'react';
import { useDialogStack } from './dialog-stack.ts';

const OpenDialogView = lazy(() => import('./open-dialog.tsx'));

/** Draws the open dialogs one over the other; each returns the focus to where it was. */
export function DialogHost() {
  const stack = useDialogStack();
  return (
    <Suspense fallback={null}>
      {stack.map((dialog) => (
        <OpenDialogView key={dialog.id} dialog={dialog} />
      ))}
    </Suspense>
  );
}
