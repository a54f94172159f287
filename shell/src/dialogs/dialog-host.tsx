import { lazy, Suspense } from 'react';
import { useDialogStack } from './dialog-stack.ts';

const OpenDialogView = lazy(() => import('./open-dialog.tsx'));

/** Draws the open dialogs, the last one in sight and the others kept beneath; each returns the focus to where it was. */
export function DialogHost() {
  const stack = useDialogStack();
  const staying = stack.filter((dialog) => !dialog.isLeaving);
  return (
    <Suspense fallback={null}>
      {stack.map((dialog) => (
        <OpenDialogView
          key={dialog.id}
          dialog={dialog}
          stacking={{
            isStacked: dialog !== (dialog.isLeaving ? stack : staying)[0],
            // One in sight at a time: what leaves makes room at once for what stays.
            isCovered: dialog.isLeaving ? staying.length > 0 : dialog !== staying.at(-1),
          }}
        />
      ))}
    </Suspense>
  );
}
