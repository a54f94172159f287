import { whenIdle } from '@tessera/shared/when-idle';
import { useEffect } from 'react';
import { onDemand } from '../contributions/on-demand.tsx';
import { forgetDialog, useDialogStack } from './dialog-stack.ts';

const OpenDialogView = onDemand(() => import('./open-dialog.tsx'));

/** Renders the open dialogs; only the last one is visible. Each returns the focus when it closes. */
export function DialogHost() {
  const stack = useDialogStack();
  // Preloaded, because the network may be gone at the first click; a dialog retries itself.
  useEffect(() => whenIdle(OpenDialogView.preload), []);
  const staying = stack.filter((dialog) => !dialog.isLeaving);
  return (
    <>
      {stack.map((dialog) => (
        <OpenDialogView
          key={dialog.id}
          part={{
            dialog,
            stacking: {
              isStacked: dialog !== (dialog.isLeaving ? stack : staying)[0],
              // One visible at a time: a leaving dialog gives way at once to the one that stays.
              isCovered: dialog.isLeaving ? staying.length > 0 : dialog !== staying.at(-1),
            },
          }}
          isSilent
          onFailed={() => {
            dialog.close();
            forgetDialog(dialog.id);
          }}
        />
      ))}
    </>
  );
}
