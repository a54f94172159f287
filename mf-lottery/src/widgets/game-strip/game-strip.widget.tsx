import { GameArt } from '@tessera/shared/art/game-art';
import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { Badge } from '@tessera/shared/ui/badge';
import { classNames } from '@tessera/shared/ui/class-names';
import { ChevronRightIcon } from '@tessera/shared/ui/icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useState } from 'react';
import { usePopularLobby } from '../../api/draws.ts';
import { DrawnNumbers, hasManyNumbers } from '../../features/draw/drawn-numbers.tsx';
import { Simulated } from '../../features/draw/simulated.tsx';
import { artOf } from '../../features/game-cards/game-art.ts';
import { GameCountdown, HowOften } from '../../features/game-cards/game-time.tsx';
import { ListSwitch } from '../../features/popular/list-switch.tsx';
import { gameAddress, type PopularList, popularLists } from '../../model/lottery-pages.ts';
import styles from './game-strip.widget.module.css';

/** The lottery games on the home page, most played first, each with its countdown. */
export default function GameStripWidget() {
  const { t } = useTranslation('lottery');
  const [list, setList] = useState(popularLists[0]);
  return (
    <section className={styles.strip}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          {t('home.strip')} <Simulated />
        </h2>
        <ListSwitch list={list} onChange={setList} />
        <Link to={list.page.path} className={styles.all}>
          {t('home.stripAll')} <ChevronRightIcon aria-hidden size={15} />
        </Link>
      </header>
      <Games key={list.title} list={list} />
    </section>
  );
}

function Games({ list }: { readonly list: PopularList }) {
  const { t } = useTranslation('lottery');
  const lobby = usePopularLobby(list);
  return (
    <ResourceView
      resource={lobby}
      skeleton={<Skeleton height={92} width="100%" radius="l" />}
      isEmpty={({ games }) => games.length === 0}
      empty={<p className={styles.empty}>{t('game.none')}</p>}
    >
      {({ games, draws }) => (
        <div className={styles.games}>
          {games.map((game) => {
            const draw = draws.find(({ gameCode }) => gameCode === game.code);
            const numbers = draw && <DrawnNumbers kind={game.kind} numbers={draw.last.numbers} />;
            const areMany = hasManyNumbers(game.kind);
            return (
              <Link
                key={game.code}
                to={gameAddress(list.page, game.code)}
                className={classNames(styles.game, areMany && styles.tall)}
              >
                <span className={styles.art}>
                  <GameArt {...artOf(game.kind)} ratio="1:1" />
                </span>
                <span className={styles.text}>
                  <strong className={styles.name}>
                    {game.name}{' '}
                    <Badge>
                      <HowOften game={game} />
                    </Badge>
                  </strong>
                  {!areMany && numbers}
                </span>
                {draw && <GameCountdown game={game} current={draw.current} />}
                {areMany && numbers && <span className={styles.below}>{numbers}</span>}
              </Link>
            );
          })}
        </div>
      )}
    </ResourceView>
  );
}
