import { openDialog } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { BellIcon } from '@tessera/shared/ui/icons';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Segmented } from '@tessera/shared/ui/segmented';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { useState } from 'react';
import { useInbox, useMarkRead, useUnreadCount } from '../../api/inbox.ts';
import styles from '../../features/inbox/message-list.module.css';
import { MessageList } from '../../features/inbox/message-list.tsx';
import { useDelete } from '../../features/inbox/use-delete.ts';
import { useUnreadNotices } from '../../features/notices/use-unread-notices.ts';

const views = ['all', 'unread'] as const;

/** Platform information (member centre): the site's messages to this member, and the way to the announcements. */
export default function MessagesPage() {
  const { t } = useTranslation('promotions');
  const [view, setView] = useState<(typeof views)[number]>('all');
  const inbox = useInbox(view === 'unread');
  const unread = useUnreadCount();
  const readAll = useMarkRead();
  const newNotices = useUnreadNotices();
  const [restored, setRestored] = useState<number>();
  const remove = useDelete(setRestored);
  const newest = inbox.data?.pages[0]?.list[0]?.id;
  return (
    <>
      <PageHeader
        level="centre"
        title={t('inbox.title')}
        subtitle={t('inbox.subtitle')}
        actions={
          <Button size="small" onClick={() => void openDialog('promotions.notices', {})}>
            {newNotices > 0 ? t('inbox.newNotices', { count: newNotices }) : t('inbox.notices')}
          </Button>
        }
      />
      <div className={styles.tools}>
        <Segmented
          label={t('inbox.view')}
          segments={views.map((value) => ({ value, label: t(`inbox.${value}`) }))}
          value={view}
          onChange={setView}
        />
        {(unread.data ?? 0) > 0 && newest !== undefined && (
          <Button
            variant="text"
            size="small"
            isBusy={readAll.isPending}
            onClick={() => readAll.mutate({ upTo: newest })}
          >
            {t('notices.readAll')}
          </Button>
        )}
      </div>
      <ResourceView
        resource={inbox}
        skeleton={<SkeletonText lines={8} />}
        isEmpty={({ pages }) => pages.every(({ list }) => list.length === 0)}
        empty={
          <EmptyState
            icon={<BellIcon />}
            title={t(view === 'unread' ? 'inbox.emptyUnread' : 'inbox.empty')}
            detail={t('inbox.emptyDetail')}
          />
        }
      >
        {({ pages }) => (
          <>
            <MessageList
              messages={pages.flatMap(({ list }) => list)}
              onDelete={remove}
              restored={restored}
              onShown={() => setRestored(undefined)}
            />
            {inbox.hasNextPage && (
              <Button isWide isBusy={inbox.isFetchingNextPage} onClick={() => void inbox.fetchNextPage()}>
                {t('inbox.more')}
              </Button>
            )}
          </>
        )}
      </ResourceView>
    </>
  );
}
