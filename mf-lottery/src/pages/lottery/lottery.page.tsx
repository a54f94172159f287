import { useTranslation } from '@tessera/shared/i18n';
import { useSearchParams } from '@tessera/shared/router';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { DiceIcon } from '@tessera/shared/ui/icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { useDraws } from '../../api/get-draws.ts';
import { useGames } from '../../api/get-games.ts';
import { Desk } from '../../features/desk/desk.tsx';
import { GameCards } from '../../features/game-cards/game-cards.tsx';
import styles from './lottery.page.module.css';
import { PageSkeleton } from './page-skeleton.tsx';

/** `/lottery?gameCode=…&playType=…`: the games, and the desk of the chosen one. */
export default function LotteryPage() {
  const { t } = useTranslation('lottery');
  const [query, setQuery] = useSearchParams();
  const games = useGames();
  const draws = useDraws();
  const wanted = query.get('gameCode')?.toUpperCase();

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <ResourceView
        resource={games}
        skeleton={<PageSkeleton />}
        empty={<EmptyState icon={<DiceIcon />} title={t('game.none')} />}
      >
        {(list) => {
          const game = list.find(({ code }) => code === wanted) ?? list[0];
          return (
            game && (
              <ResourceView resource={draws} skeleton={<PageSkeleton />} isEmpty={() => false}>
                {(states) => (
                  <>
                    <GameCards
                      games={list}
                      draws={states}
                      chosen={game.code}
                      onChoose={(gameCode) => setQuery({ gameCode }, { replace: true })}
                    />
                    <Desk
                      key={game.code}
                      game={game}
                      draws={states}
                      playType={query.get('playType')}
                      onPlay={(playType) => setQuery({ gameCode: game.code, playType }, { replace: true })}
                    />
                  </>
                )}
              </ResourceView>
            )
          );
        }}
      </ResourceView>
    </div>
  );
}
