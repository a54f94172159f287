import { serverNow } from '@tessera/shared/clock';
import { openDialog } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { IconButton } from '@tessera/shared/ui/button';
import { BellIcon } from '@tessera/shared/ui/icons';
import { useNotices } from '../../api/notices.ts';
import { useUnreadNews } from '../../features/inbox/use-unread-news.ts';
import { useReadIds } from '../../features/notices/read-notices.ts';
import { unreadOf } from '../../model/notice-pages.ts';
import { port } from '../../port.ts';

/**
 * The bell: how many notices and messages are new. It leads to the messages, or to the notices for whoever has no inbox.
 * Without an answer it is just a bell.
 */
export default function BellWidget() {
  const { t } = useTranslation('promotions');
  const notices = useNotices().data?.player ?? [];
  const unread = useUnreadNews();
  const count = unreadOf(notices, useReadIds(), serverNow()).length + (unread ?? 0);
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
