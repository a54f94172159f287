import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText } from '@tessera/shared/text';
import { toast } from '@tessera/shared/ui/toast';
import { type Message, useDeleteMessage, useRestoreMessage } from '../../api/inbox.ts';

/** Deletes a message at once and offers to bring it back; a failure says so, and the message stays. */
export function useDelete(onRestored: (id: number) => void) {
  const { t } = useTranslation('promotions');
  const reason = useErrorText('promotions');
  const remove = useDeleteMessage();
  const restore = useRestoreMessage();
  const failed = (cause: Error) => toast.show({ tone: 'danger', title: t('inbox.failed'), detail: reason(cause) });
  return ({ id, title }: Message): void => {
    remove.mutateAsync({ id }).then(
      () =>
        toast.show({
          id: `message-${id}`,
          tone: 'ok',
          title: t('inbox.deleted'),
          detail: title,
          action: {
            label: t('inbox.undo'),
            onPress: () => void restore.mutateAsync({ id }).then(() => onRestored(id), failed),
          },
        }),
      failed,
    );
  };
}
