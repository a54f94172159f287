import { atRest } from '@tessera/shared/at-rest';
import { useEffect } from 'react';
import { onDemand } from '../contributions/on-demand.tsx';
import { forgetDialog, useDialogStack } from './dialog-stack.ts';

const loadView = () => import('./open-dialog.tsx');
const OpenDialogView = onDemand(loadView);

/** Draws the open dialogs, the last one in sight and the others kept beneath; each returns the focus to where it was. */
export function DialogHost() {
  const stack = useDialogStack();
  // Ahead of the first press, as that one may come when the network has gone; a dialog asks again itself.
  useEffect(() => atRest(() => void loadView().catch(() => undefined)), []);
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
              // One in sight at a time: what leaves makes room at once for what stays.
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
