import { useTranslation } from '@tessera/shared/i18n';
import { useSearchParams } from '@tessera/shared/router';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { DiceIcon } from '@tessera/shared/ui/icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useLobby } from '../../api/draws.ts';
import { BettingPage } from '../../features/betting/betting-page.tsx';
import { GameCards } from '../../features/game-cards/game-cards.tsx';
import styles from './lottery.page.module.css';

/** `/lottery?gameCode=…&playType=…`: the games, and betting on the chosen one. */
export default function LotteryPage() {
  const { t } = useTranslation('lottery');
  const [query, setQuery] = useSearchParams();
  const lobby = useLobby();
  const wanted = query.get('gameCode')?.toUpperCase();

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      <ResourceView
        resource={lobby}
        skeleton={<PageSkeleton />}
        isEmpty={({ games }) => games.length === 0}
        empty={<EmptyState icon={<DiceIcon />} title={t('game.none')} />}
      >
        {({ games, draws }) => {
          const game = games.find(({ code }) => code === wanted) ?? games[0];
          return (
            game && (
              <>
                <GameCards
                  games={games}
                  draws={draws}
                  chosen={game.code}
                  onChoose={(gameCode) => setQuery({ gameCode }, { replace: true })}
                />
                <BettingPage
                  key={game.code}
                  game={game}
                  draws={draws}
                  playType={query.get('playType')}
                  onPlay={(playType) => setQuery({ gameCode: game.code, playType }, { replace: true })}
                />
              </>
            )
          );
        }}
      </ResourceView>
    </div>
  );
}

/** The page's shape while the games load. */
function PageSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.skeletonCards}>
        <Skeleton height={114} radius="l" />
        <Skeleton height={114} radius="l" />
      </div>
      <div className={styles.skeletonBetting}>
        <Skeleton height={520} radius="l" />
        <Skeleton height={420} radius="l" />
      </div>
    </div>
  );
}
