import type { PageAddress } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import { Link, useSearchParams } from '@tessera/shared/router';
import { ButtonLink } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { DiceIcon } from '@tessera/shared/ui/icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useLobby } from '../../api/draws.ts';
import { type ListPage, lotteryPages } from '../../model/lottery-pages.ts';
import { BettingPage } from '../betting/betting-page.tsx';
import { loadPast } from '../board/board.tsx';
import { LiveBoard } from '../draw/live-board.tsx';
import { GameCards } from '../game-cards/game-cards.tsx';
import { UnknownGame } from '../game-cards/unknown-game.tsx';
import { RecentGames } from '../recent-games/recent-games.tsx';
import { loadTrends, showsTrends, TrendsPart } from '../trends/trends-part.tsx';
import styles from './lottery-lobby.module.css';

/** Loads what one of these pages shows at an address beside its own code. */
export const loadLobbyAhead = ({ search }: PageAddress): Promise<unknown> =>
  showsTrends(new URLSearchParams(search)) ? loadTrends() : loadPast();

interface Props {
  readonly page: ListPage;
}

/** `?gameCode=…&playType=…`: the games of a page, and betting on the chosen one; `&view=trends`: its results and trends. */
export function LotteryLobby({ page }: Props) {
  const { t } = useTranslation('lottery');
  const [query, setQuery] = useSearchParams();
  const lobby = useLobby(page);
  const { path, title } = page;
  const wanted = query.get('gameCode')?.toUpperCase();
  const areTrends = showsTrends(query);
  const trend = query.get('trend');
  // Another game is shown in the same way.
  const trendQuery: Record<string, string> = areTrends ? { view: 'trends', ...(trend ? { trend } : {}) } : {};

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t(title)}</h1>
      {page === lotteryPages.sea && <p className={styles.note}>{t('game.seaNote')}</p>}
      {!areTrends && <RecentGames page={page} />}
      <ResourceView
        resource={lobby}
        skeleton={<PageSkeleton />}
        isEmpty={({ games }) => games.length === 0}
        empty={
          page === lotteryPages.elott ? <NoElectronic /> : <EmptyState icon={<DiceIcon />} title={t('game.none')} />
        }
      >
        {({ games, draws }) => {
          const game = wanted ? games.find(({ code }) => code === wanted) : games[0];
          if (!game) return <UnknownGame page={page} games={games} />;
          const draw = draws.find(({ gameCode }) => gameCode === game.code);
          return (
            <>
              <GameCards
                games={games}
                draws={draws}
                chosen={game.code}
                path={path}
                trendQuery={areTrends ? `&${new URLSearchParams(trendQuery)}` : ''}
                onChoose={(gameCode) => setQuery({ gameCode, ...trendQuery }, { replace: true })}
              />
              {draw && <LiveBoard game={game} draw={draw} />}
              {areTrends ? (
                <TrendsPart game={game} games={games} draws={draws} lists={{ prizeMode: page.modes[0] }} path={path} />
              ) : (
                <BettingPage
                  key={game.code}
                  game={game}
                  draws={draws}
                  path={path}
                  playType={query.get('playType')}
                  onPlay={(playType) => setQuery({ gameCode: game.code, playType }, { replace: true })}
                />
              )}
            </>
          );
        }}
      </ResourceView>
    </div>
  );
}

/** Shown where the merchant has no electronic lotteries; it leads to the page of the other draws. */
function NoElectronic() {
  const { t } = useTranslation('lottery');
  return (
    <EmptyState
      icon={<DiceIcon />}
      title={t('game.noneElectronic')}
      detail={t('game.noneElectronicDetail')}
      actions={<ButtonLink render={<Link to={lotteryPages.lottery.path} />}>{t('game.toLottery')}</ButtonLink>}
    />
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
