import { formatCount } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useHotGames, useVendors } from '../../api/lobby.ts';
import styles from '../../features/home/most-played.module.css';
import { MostPlayedTable } from '../../features/home/most-played-table.tsx';
import { useHotTitle } from '../../features/home/use-hot-title.ts';
import { gamesIn } from '../../model/stored-lanes.ts';

/** Rows that stand beside the catalogue's. */
const shown = 5;

/** The games that are played most, text first. */
export default function MostPlayedWidget() {
  const { t, i18n } = useTranslation('games');
  const slots = useVendors().data?.find(({ gameType }) => gameType === 'RNG');
  const hot = useHotGames();
  const { title, note } = useHotTitle(hot.data);
  const count = slots && gamesIn(slots);
  return (
    <section aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
        <Link to="/rng" className={styles.all}>
          {count === undefined
            ? t('home.all')
            : t('home.allGames', { count, shown: formatCount(count, i18n.language) })}
        </Link>
      </header>
      <ResourceView
        resource={hot}
        skeleton={
          <div className={styles.waiting}>
            {Array.from({ length: shown + 1 }, (_, at) => (
              <Skeleton key={at} height={at === 0 ? 40 : 63} />
            ))}
          </div>
        }
      >
        {({ list }) => <MostPlayedTable games={list.slice(0, shown)} />}
      </ResourceView>
    </section>
  );
}
