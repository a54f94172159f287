import type { PageAddress } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import { Link, useSearchParams } from '@tessera/shared/router';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { ChevronLeftIcon, DiceIcon } from '@tessera/shared/ui/icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useState } from 'react';
import { useLobbyEntry, useVietnamLobby } from '../../api/draws.ts';
import { loadPast } from '../../features/board/board.tsx';
import { Simulated } from '../../features/draw/simulated.tsx';
import { UnknownGame } from '../../features/game-cards/unknown-game.tsx';
import { loadTrends, showsTrends } from '../../features/trends/trends-part.tsx';
import { VietnamBetting } from '../../features/vietnam/vietnam-betting.tsx';
import { loadResultsAndWeek, VietnamLobby } from '../../features/vietnam/vietnam-lobby.tsx';
import { lotteryPages } from '../../model/lottery-pages.ts';
import styles from './vnlottery.page.module.css';

/** Loads what the page shows at an address beside its own code. */
export function loadAhead({ search }: PageAddress): Promise<unknown> {
  const query = new URLSearchParams(search);
  if (!query.has('gameCode')) return loadResultsAndWeek();
  return showsTrends(query) ? loadTrends() : loadPast();
}

/** The way back that an address of this page has named, kept while the page is open: its links and filters name others or none. */
function useKeptBack(named: string | undefined): string | undefined {
  const [kept, keep] = useState(named);
  if (named !== undefined && named !== kept) keep(named);
  return named ?? kept;
}

/** `/vnlottery`: the lotteries of Vietnam; `?gameCode=…&playType=…` bets on one of them. */
export default function VnlotteryPage() {
  const { t } = useTranslation('lottery');
  const [query, setQuery] = useSearchParams();
  const lobby = useVietnamLobby();
  const wanted = query.get('gameCode')?.toUpperCase();
  const entry = useLobbyEntry(wanted, useKeptBack(query.get('backUrl') ?? undefined));
  const { backUrl, gameName, region } = entry.data ?? {};
  // A game outside of the provinces' calendar is drawn by the site, at times of its own.
  const isOwn =
    lobby.status === 'ready' && lobby.value.games.some(({ code, calendar }) => code === wanted && !calendar);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {backUrl && (
          <Link to={backUrl} className={styles.back}>
            <ChevronLeftIcon aria-hidden size={17} /> {t('vietnam.back')}
          </Link>
        )}
        <h1 className={styles.title}>{[t('vietnam.title'), ...(gameName ? [gameName] : [])].join(' · ')}</h1>
        <p className={styles.note}>
          <Simulated /> {isOwn ? `${t('vietnam.own')} · ${t('vietnam.ownNote')}` : t('vietnam.simulatedNote')}
        </p>
      </header>
      <ResourceView
        // The list is in the order that the answer says: nothing moves when it comes.
        resource={!wanted && entry.isLoading ? { status: 'loading' } : lobby}
        skeleton={<Skeleton height={560} width="100%" radius="l" />}
        isEmpty={({ games }) => games.length === 0}
        empty={<EmptyState icon={<DiceIcon />} title={t('game.none')} />}
      >
        {({ games, draws }) => {
          const game = entry.data?.view === 'lobby' ? undefined : games.find(({ code }) => code === wanted);
          const isUnknown = wanted !== undefined && !games.some(({ code }) => code === wanted);
          return game ? (
            <VietnamBetting
              game={game}
              games={games}
              draws={draws}
              areTrends={showsTrends(query)}
              playType={query.get('playType')}
              onPlay={(playType) => setQuery({ gameCode: game.code, playType }, { replace: true })}
            />
          ) : (
            <>
              {isUnknown && <UnknownGame page={lotteryPages.vietnam} games={games} />}
              <VietnamLobby games={games} draws={draws} first={region ?? undefined} />
            </>
          );
        }}
      </ResourceView>
    </div>
  );
}
