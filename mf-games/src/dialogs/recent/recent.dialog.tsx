import type { DialogProps } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { useRecentGames } from '../../api/own-games.ts';
import styles from '../../features/home/home.module.css';
import { RecentRow, RowsSkeleton } from '../../features/recent/recent-row.tsx';

/** The games this account opened last. */
export default function RecentDialog({ close }: DialogProps<unknown, undefined>) {
  const { t } = useTranslation('games');
  const recent = useRecentGames();
  return (
    <ResourceView
      resource={recent}
      skeleton={<RowsSkeleton count={6} />}
      empty={<EmptyState title={t('home.noRecent')} detail={t('home.noRecentDetail')} />}
    >
      {(visits) => (
        <ul className={styles.visits}>
          {visits.map((visit) => (
            <RecentRow key={visit.game.code} visit={visit} isFirst={false} onOpened={() => close()} />
          ))}
        </ul>
      )}
    </ResourceView>
  );
}
