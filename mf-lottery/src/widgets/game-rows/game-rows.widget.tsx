import { GameArt } from '@tessera/shared/art/game-art';
import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useState } from 'react';
import { usePopularLobby } from '../../api/draws.ts';
import { Simulated } from '../../features/draw/simulated.tsx';
import { artOf } from '../../features/game-cards/game-art.ts';
import { GameCountdown, HowOften } from '../../features/game-cards/game-time.tsx';
import { ListSwitch } from '../../features/popular/list-switch.tsx';
import { gameAddress, type PopularList, popularLists } from '../../model/lottery-pages.ts';
import styles from './game-rows.widget.module.css';

/** The lottery games that are played most, one below the other, each with the time left. */
export default function GameRowsWidget() {
  const { t } = useTranslation('lottery');
  const [list, setList] = useState(popularLists[0]);
  return (
    <nav aria-label={t('home.games')} className={styles.rows}>
      <h2 className={styles.title}>
        {t('home.games')} <Simulated />
      </h2>
      <ListSwitch list={list} onChange={setList} />
      <Rows key={list.title} list={list} />
    </nav>
  );
}

function Rows({ list }: { readonly list: PopularList }) {
  const { t } = useTranslation('lottery');
  const lobby = usePopularLobby(list);
  return (
    <ResourceView
      resource={lobby}
      skeleton={<Skeleton height={592} width="100%" radius="l" />}
      isEmpty={({ games }) => games.length === 0}
      empty={<p className={styles.empty}>{t('game.none')}</p>}
    >
      {({ games, draws }) => (
        <>
          {games.map((game) => {
            const draw = draws.find(({ gameCode }) => gameCode === game.code);
            return (
              <Link key={game.code} to={gameAddress(list.page, game.code)} className={styles.row}>
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
