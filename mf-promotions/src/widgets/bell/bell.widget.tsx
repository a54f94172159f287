import { serverNow } from '@tessera/shared/clock';
import { openDialog } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { IconButton } from '@tessera/shared/ui/button';
import { BellIcon } from '@tessera/shared/ui/icons';
import { useNotices } from '../../api/notices.ts';
import { useReadIds } from '../../features/notices/read-notices.ts';
import { unreadOf } from '../../model/notice-pages.ts';

/** The bell: how many notices are new, and the way to them. Without an answer it is just a bell. */
export default function BellWidget() {
  const { t } = useTranslation('promotions');
  const notices = useNotices().data?.player ?? [];
  const count = unreadOf(notices, useReadIds(), serverNow()).length;
  return (
    <IconButton
      label={count > 0 ? t('bell.unread', { count }) : t('bell.label')}
      icon={<BellIcon />}
      count={count}
      onClick={() => void openDialog('promotions.notices', {})}
    />
  );
}
