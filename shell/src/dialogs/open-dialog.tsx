import { i18n, useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { Dialog } from '@tessera/shared/ui/dialog';
import { toast } from '@tessera/shared/ui/toast';
import { useEffect, useRef } from 'react';
import { useLabel } from '../contributions/labels.ts';
import { useLiveReleases } from '../remotes/live-remotes.ts';
import { DialogPart } from './dialog-part.tsx';
import { forgetDialog, type OpenDialog } from './dialog-stack.ts';

/** The position of a dialog among the open ones. */
interface Stacking {
  readonly isStacked: boolean;
  readonly isCovered: boolean;
}

/** One open dialog in its frame. The frame's code is loaded with the first dialog. */
export default function OpenDialogView({ dialog, stacking }: { dialog: OpenDialog; stacking: Stacking }) {
  return dialog.kind === 'message' ? (
    <Message dialog={dialog} stacking={stacking} />
  ) : (
    <Contributed dialog={dialog} stacking={stacking} />
  );
}

interface ContributedProps {
  readonly dialog: Extract<OpenDialog, { kind: 'contributed' }>;
  readonly stacking: Stacking;
}

function Contributed({ dialog, stacking }: ContributedProps) {
  const label = useLabel();
  const release = useLiveReleases().find(({ contract }) => contract.dialogs[dialog.key]);
  const declared = release?.contract.dialogs[dialog.key];
  const isMissing = !declared;
  const { id, close } = dialog;
  // Its remote was switched off: resolve for the waiting caller.
  useEffect(() => {
    if (!isMissing) return;
    close();
    forgetDialog(id);
    const text = (key: string) => i18n.t(`notFound.${key}`, { ns: 'shell' });
    toast.show({ id: 'taken-away', tone: 'info', title: text('closedTitle'), detail: text('closedText') });
  }, [isMissing, id, close]);
  if (!release || !declared) return null;
  return (
    <Dialog
      isOpen={!dialog.isLeaving}
      onClosed={() => forgetDialog(dialog.id)}
      {...stacking}
      title={label(declared.title)}
      size={declared.size ?? 'small'}
      closesOnOutsidePress={declared.cover !== false}
      isDismissible={dialog.isDismissible}
      onClose={() => dialog.close()}
    >
      <DialogPart release={release} name={dialog.key} params={dialog.params} close={dialog.close} />
    </Dialog>
  );
}

interface MessageProps {
  readonly dialog: Extract<OpenDialog, { kind: 'message' }>;
  readonly stacking: Stacking;
}

function Message({ dialog, stacking }: MessageProps) {
  // The keys name their namespace, which the caller has already loaded.
  const { t } = useTranslation('shell');
  const answer = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={!dialog.isLeaving}
      onClosed={() => forgetDialog(dialog.id)}
      {...stacking}
      initialFocus={answer}
      title={t(dialog.message.title, { ...dialog.message.values })}
      description={t(dialog.message.body, { ...dialog.message.values })}
      size="small"
      closesOnOutsidePress={dialog.message.cover !== false}
      onClose={() => dialog.close()}
      actions={dialog.message.buttons.map(({ id, label, isPrimary }) => (
        <Button
          key={id}
          ref={isPrimary ? answer : undefined}
          variant={isPrimary ? 'primary' : 'neutral'}
          onClick={() => dialog.close(id)}
        >
          {t(label)}
        </Button>
      ))}
    />
  );
}
