import { openDialog } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { merchant } from '@tessera/shared/merchant';
import { ChevronRightIcon } from '@tessera/shared/ui/icons';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { useRecentGames } from '../../api/own-games.ts';
import styles from '../../features/home/home.module.css';
import { RecentRow, RowsSkeleton } from '../../features/recent/recent-row.tsx';
import { toContinue } from '../../model/recent.ts';

/** As many as fit beside the banner. */
const shown = 3;

/** What was played last, with what still waits first. */
export default function ContinueWidget() {
  const { t } = useTranslation('games');
  const recent = useRecentGames();
  // Lotus is about lottery: nothing is said of games there until there are some to return to.
  if (merchant().brand === 'lotus' && !recent.isError && !recent.data?.length) return null;
  return (
    <Panel
      className={styles.continue}
      title={t('home.continue')}
      actions={
        recent.data && recent.data.length > shown ? (
          <button type="button" className={styles.more} onClick={() => void openDialog('games.recent', {})}>
            {t('home.recent')}
            <ChevronRightIcon aria-hidden size={16} />
          </button>
        ) : undefined
      }
    >
      <ResourceView
        resource={recent}
        skeleton={<RowsSkeleton count={shown} />}
        empty={
          <div className={styles.nothing}>
            <p>{t('home.noRecent')}</p>
            <p className={styles.quiet}>{t('home.noRecentDetail')}</p>
          </div>
        }
      >
        {(visits) => (
          <ul className={styles.visits}>
            {toContinue(visits)
              .slice(0, shown)
              .map((visit, at) => (
                <RecentRow key={visit.game.code} visit={visit} isFirst={at === 0} />
              ))}
          </ul>
        )}
      </ResourceView>
    </Panel>
  );
}
