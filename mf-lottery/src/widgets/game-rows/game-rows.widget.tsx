import { GameArt } from '@tessera/shared/art/game-art';
import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useDraws, usePopularGames } from '../../api/draws.ts';
import { artOf } from '../../features/game-cards/game-art.ts';
import { GameCountdown, HowOften } from '../../features/game-cards/game-time.tsx';
import styles from './game-rows.widget.module.css';

/** As many rows as the column has room for; the lottery's own page has all games. */
const mostRows = 4;

/** The lottery games that are played most, one below the other, each with the time left. */
export default function GameRowsWidget() {
  const { t } = useTranslation('lottery');
  const games = usePopularGames();
  const draws = useDraws('LOTT');
  return (
    <nav aria-label={t('home.games')} className={styles.rows}>
      <ResourceView
        resource={games}
        skeleton={<Skeleton height={392} width="100%" radius="l" />}
        empty={<p className={styles.empty}>{t('game.none')}</p>}
      >
        {(list) => (
          <>
            {list.slice(0, mostRows).map((game) => {
              const draw = draws.data?.find(({ gameCode }) => gameCode === game.code);
              return (
                <Link key={game.code} to={`/lottery?gameCode=${game.code}`} className={styles.row}>
                  <span className={styles.art}>
                    <GameArt {...artOf(game.kind)} ratio="1:1" />
                  </span>
                  <span className={styles.text}>
                    <strong className={styles.name}>{game.name}</strong>
                    <span className={styles.every}>
                      <HowOften game={game} isLong /> · {t('home.closesIn')}
                    </span>
                  </span>
                  {draw && <GameCountdown game={game} current={draw.current} size="badge" />}
                </Link>
              );
            })}
          </>
        )}
      </ResourceView>
    </nav>
  );
}
