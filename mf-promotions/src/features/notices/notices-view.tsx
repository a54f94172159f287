import { useTranslation } from '@tessera/shared/i18n';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { NoticeIcon } from '@tessera/shared/ui/more-icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useNotices } from '../../api/notices.ts';
import { noticesPerPage } from '../../model/notice-pages.ts';
import styles from './notice-list.module.css';
import { NoticeList } from './notice-list.tsx';

const places = Array.from({ length: noticesPerPage }, (_, place) => `line-${place}`);

export interface NoticesViewProps {
  readonly selected?: string;
  readonly heading?: 'h2' | 'h3';
}

/** The notices in all four states, for the dialog and the page alike. */
export function NoticesView({ selected, heading = 'h3' }: NoticesViewProps) {
  const { t } = useTranslation('promotions');
  const notices = useNotices();
  return (
    <ResourceView
      resource={notices}
      isEmpty={({ player }) => player.length === 0}
      skeleton={
        <div className={styles.list}>
          {places.map((place) => (
            <div key={place} className={`${styles.item} ${styles.row}`}>
              <span />
              <Skeleton width="54%" />
              <Skeleton width={124} height={12} />
              <span />
            </div>
          ))}
        </div>
      }
      empty={<EmptyState icon={<NoticeIcon />} title={t('notices.empty')} />}
    >
      {({ player }) => <NoticeList notices={player} selected={selected} heading={heading} />}
    </ResourceView>
  );
}
