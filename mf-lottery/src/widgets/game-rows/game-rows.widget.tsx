import { GameArt } from '@tessera/shared/art/game-art';
import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useState } from 'react';
import { useDraws, usePopularGames } from '../../api/draws.ts';
import { Simulated } from '../../features/draw/simulated.tsx';
import { artOf } from '../../features/game-cards/game-art.ts';
import { GameCountdown, HowOften } from '../../features/game-cards/game-time.tsx';
import { PageSwitch } from '../../features/popular/page-switch.tsx';
import { gameAddress, homePage, type ListPage } from '../../model/lottery-pages.ts';
import styles from './game-rows.widget.module.css';

/** The lottery games that are played most, one below the other, each with the time left. */
export default function GameRowsWidget() {
  const { t } = useTranslation('lottery');
  const [page, setPage] = useState<ListPage>(homePage);
  return (
    <nav aria-label={t('home.games')} className={styles.rows}>
      <h2 className={styles.title}>
        {t('home.games')} <Simulated />
      </h2>
      <PageSwitch page={page} onChange={setPage} />
      <Rows key={page.path} page={page} />
    </nav>
  );
}

function Rows({ page }: { readonly page: ListPage }) {
  const { t } = useTranslation('lottery');
  const games = usePopularGames(page);
  const draws = useDraws(page);
  return (
    <ResourceView
      resource={games}
      skeleton={<Skeleton height={592} width="100%" radius="l" />}
      empty={<p className={styles.empty}>{t('game.none')}</p>}
    >
      {(list) => (
        <>
          {list.map((game) => {
            const draw = draws.data?.find(({ gameCode }) => gameCode === game.code);
            return (
              <Link key={game.code} to={gameAddress(page, game.code)} className={styles.row}>
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
  );
}
