import { openDialog } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { IconButton } from '@tessera/shared/ui/button';
import { BellIcon } from '@tessera/shared/ui/icons';
import { useUnreadNews } from '../../features/inbox/use-unread-news.ts';
import { useUnreadNotices } from '../../features/notices/use-unread-notices.ts';
import { port } from '../../port.ts';

/**
 * The bell: how many notices and messages are new. It leads to the messages, or to the notices for whoever has no inbox.
 * Without an answer it is just a bell.
 */
export default function BellWidget() {
  const { t } = useTranslation('promotions');
  const unread = useUnreadNews();
  const count = useUnreadNotices() + (unread ?? 0);
  return (
    <IconButton
      label={count > 0 ? t('bell.unread', { count }) : t('bell.label')}
      icon={<BellIcon />}
      count={count}
      onClick={() =>
        void (unread === undefined
          ? openDialog('promotions.notices', {})
          : port.ask('open-centre', { centre: 'member', page: 'messageV2' }))
      }
    />
  );
}
