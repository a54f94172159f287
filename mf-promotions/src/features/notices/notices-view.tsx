import { useTranslation } from '@tessera/shared/i18n';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { NoticeIcon } from '@tessera/shared/ui/more-icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Segmented } from '@tessera/shared/ui/segmented';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import type { Notice } from '@tessera/shared/wire/promotions';
import { useState } from 'react';
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
      isEmpty={({ player, promotion }) => player.length + promotion.length === 0}
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
      {({ player, promotion }) => <Feeds player={player} promotion={promotion} selected={selected} heading={heading} />}
    </ResourceView>
  );
}

const feeds = ['player', 'promotion'] as const;
type Feed = (typeof feeds)[number];

interface FeedsProps extends Required<Pick<NoticesViewProps, 'heading'>>, Pick<NoticesViewProps, 'selected'> {
  readonly player: readonly Notice[];
  readonly promotion: readonly Notice[];
}

/** News of the site (type PL) and of its promotions (type PR), one beside the other; the choice is absent where one is empty. */
function Feeds({ selected, heading, ...notices }: FeedsProps) {
  const { t } = useTranslation('promotions');
  const filled = feeds.filter((feed) => notices[feed].length > 0);
  const asked = filled.find((feed) => notices[feed].some(({ id }) => id === selected));
  const [chosen, choose] = useState<Feed | undefined>(asked);
  const shown = filled.find((feed) => feed === chosen) ?? filled[0];
  if (!shown) return null;
  return (
    <>
      {filled.length > 1 && (
        <Segmented
          label={t('notices.title')}
          segments={filled.map((feed) => ({ value: feed, label: t(`notices.feed.${feed}`) }))}
          value={shown}
          onChange={choose}
        />
      )}
      <NoticeList key={shown} notices={notices[shown]} selected={selected} heading={heading} />
    </>
  );
}
