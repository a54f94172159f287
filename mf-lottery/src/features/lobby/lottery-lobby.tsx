import { useTranslation } from '@tessera/shared/i18n';
import { isVietnamKind } from '@tessera/shared/lottery';
import { Link, useSearchParams } from '@tessera/shared/router';
import { ButtonLink } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { DiceIcon } from '@tessera/shared/ui/icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { type PrizeMode, useLobby, useOtherDraws } from '../../api/draws.ts';
import { BettingPage } from '../betting/betting-page.tsx';
import { GameCards } from '../game-cards/game-cards.tsx';
import { useSlip } from '../slip/slip-store.ts';
import { showsTrends, TrendsPart } from '../trends/trends-part.tsx';
import styles from './lottery-lobby.module.css';

/** Where the games of a mode are, and the message key of the page's name. */
const pages: Readonly<Record<PrizeMode, { readonly path: string; readonly title: string }>> = {
  LOTT: { path: '/lottery', title: 'title' },
  ELOTT: { path: '/elott', title: 'elott' },
  SEA: { path: '/seaLottery', title: 'seaLottery' },
};

interface Props {
  readonly prizeMode: PrizeMode;
}

/** `?gameCode=…&playType=…`: the games of a prize mode, and betting on the chosen one; `&view=trends`: its results and trends. */
export function LotteryLobby({ prizeMode }: Props) {
  const { t } = useTranslation('lottery');
  const [query, setQuery] = useSearchParams();
  const lobby = useLobby(prizeMode, true);
  const { path, title } = pages[prizeMode];
  const { entries } = useSlip();
  const otherDraws = useOtherDraws(
    'VN',
    entries.some(({ kind }) => isVietnamKind(kind)),
  );
  const wanted = query.get('gameCode')?.toUpperCase();
  const areTrends = showsTrends(query);
  const trend = query.get('trend');
  // Another game is shown in the same way.
  const trendQuery: Record<string, string> = areTrends ? { view: 'trends', ...(trend ? { trend } : {}) } : {};

  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t(title)}</h1>
      {prizeMode === 'SEA' && <p className={styles.note}>{t('game.seaNote')}</p>}
      <ResourceView
        resource={lobby}
        skeleton={<PageSkeleton />}
        isEmpty={({ games }) => games.length === 0}
        empty={prizeMode === 'ELOTT' ? <NoElectronic /> : <EmptyState icon={<DiceIcon />} title={t('game.none')} />}
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
                  path={path}
                  kept={areTrends ? `&${new URLSearchParams(trendQuery)}` : ''}
                  onChoose={(gameCode) => setQuery({ gameCode, ...trendQuery }, { replace: true })}
                />
                {areTrends ? (
                  <TrendsPart game={game} games={games} draws={draws} lists={{ prizeMode }} path={path} />
                ) : (
                  <BettingPage
                    key={game.code}
                    game={game}
                    draws={[...draws, ...otherDraws]}
                    path={path}
                    playType={query.get('playType')}
                    onPlay={(playType) => setQuery({ gameCode: game.code, playType }, { replace: true })}
                  />
                )}
              </>
            )
          );
        }}
      </ResourceView>
    </div>
  );
}

/** Nothing is played electronically here; the draws of the other page are. */
function NoElectronic() {
  const { t } = useTranslation('lottery');
  return (
    <EmptyState
      icon={<DiceIcon />}
      title={t('game.noneElectronic')}
      detail={t('game.noneElectronicDetail')}
      actions={<ButtonLink render={<Link to="/lottery" />}>{t('game.toLottery')}</ButtonLink>}
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
