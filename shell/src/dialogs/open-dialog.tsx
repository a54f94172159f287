import { useTranslation } from '@tessera/shared/i18n';
import { useSwitchSet } from '@tessera/shared/switches';
import { Button } from '@tessera/shared/ui/button';
import { Dialog } from '@tessera/shared/ui/dialog';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { Contribution } from '../contributions/contribution.tsx';
import { FailedPart } from '../contributions/failed-part.tsx';
import { useLabel } from '../contributions/labels.ts';
import { liveReleases } from '../remotes/live-remotes.ts';
import type { MessageDialog, OpenDialog } from './dialog-stack.ts';

/** One open dialog in its frame. The frame's code comes with the first dialog, not with the page. */
export default function OpenDialogView({ dialog }: { dialog: OpenDialog }) {
  return dialog.kind === 'message' ? (
    <Message message={dialog.message} close={dialog.close} />
  ) : (
    <Contributed dialog={dialog} />
  );
}

function Contributed({ dialog }: { dialog: Extract<OpenDialog, { kind: 'contributed' }> }) {
  const label = useLabel();
  const release = liveReleases(useSwitchSet()).find(({ contract }) => contract.dialogs[dialog.key]);
  const declared = release?.contract.dialogs[dialog.key];
  if (!release || !declared) return null;
  return (
    <Dialog isOpen title={label(declared.title)} size={declared.size ?? 'small'} onClose={() => dialog.close()}>
      <Contribution
        release={release}
        partKey={`dialog:${dialog.key}`}
        componentProps={{ params: dialog.params, close: dialog.close }}
        waiting={<SkeletonText lines={5} />}
        failed={(failure, retry) => <FailedPart failure={failure} remote={release.id} retry={retry} />}
      />
    </Dialog>
  );
}

function Message({ message, close }: { message: MessageDialog; close: (pressed?: string) => void }) {
  const { t } = useTranslation('shell');
  return (
    <Dialog
      isOpen
      title={t(message.title)}
      description={t(message.body)}
      size="small"
      onClose={() => close()}
      actions={message.buttons.map(({ id, label, isPrimary }) => (
        <Button key={id} variant={isPrimary ? 'primary' : 'neutral'} onClick={() => close(id)}>
          {t(label)}
        </Button>
      ))}
    />
  );
}
