import { useTranslation } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui/badge';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { NoticeIcon } from '@tessera/shared/ui/more-icons';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { useAgentNotices } from '../../api/notices.ts';
import { CentrePage } from '../../features/layout/centre-page.tsx';
import { NoticeList, NoticeSkeleton } from '../../features/notices/notice-list.tsx';

/** Announcement: the notices for agents; those that this account has not read are marked. */
export default function AnnouncementPage() {
  const { t } = useTranslation('agent');
  const notices = useAgentNotices();
  const unread = notices.data?.unread ?? 0;
  return (
    <CentrePage
      title={t('menu.announcement')}
      badge={unread > 0 && <Badge tone="accent">{t('notices.unread', { count: unread })}</Badge>}
    >
      <Panel>
        <ResourceView
          resource={notices}
          skeleton={<NoticeSkeleton />}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState icon={<NoticeIcon />} title={t('notices.empty')} detail={t('notices.emptyDetail')} />}
        >
          {({ list }) => <NoticeList notices={list} />}
        </ResourceView>
      </Panel>
    </CentrePage>
  );
}
