import { useTranslation } from '@tessera/shared/i18n';
import { isVietnamKind } from '@tessera/shared/lottery';
import { Link, useSearchParams } from '@tessera/shared/router';
import { Badge } from '@tessera/shared/ui/badge';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { ChevronLeftIcon, DiceIcon } from '@tessera/shared/ui/icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { useLobbyEntry, useOtherDraws, useVietnamLobby } from '../../api/draws.ts';
import { useSlip } from '../../features/slip/slip-store.ts';
import { showsTrends } from '../../features/trends/trends-part.tsx';
import { VietnamBetting } from '../../features/vietnam/vietnam-betting.tsx';
import { VietnamLobby } from '../../features/vietnam/vietnam-lobby.tsx';
import styles from './vnlottery.page.module.css';

/** `/vnlottery`: the lotteries of Vietnam; `?gameCode=…&playType=…` bets on one of them. */
export default function VnlotteryPage() {
  const { t } = useTranslation('lottery');
  const [query, setQuery] = useSearchParams();
  const lobby = useVietnamLobby();
  const wanted = query.get('gameCode')?.toUpperCase();
  const backUrl = useLobbyEntry(wanted, query.get('backUrl') ?? undefined).data?.backUrl;
  const { entries } = useSlip();
  const otherDraws = useOtherDraws(
    'none',
    entries.some(({ kind }) => !isVietnamKind(kind)),
  );
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {backUrl && (
          <Link to={backUrl} className={styles.back}>
            <ChevronLeftIcon aria-hidden size={17} /> {t('vietnam.back')}
          </Link>
        )}
        <h1 className={styles.title}>{t('vietnam.title')}</h1>
        <p className={styles.note}>
          <Badge tone="warn">{t('home.simulated')}</Badge> {t('vietnam.simulatedNote')}
        </p>
      </header>
      <ResourceView
        resource={lobby}
        skeleton={<Skeleton height={560} width="100%" radius="l" />}
        isEmpty={({ games }) => games.length === 0}
        empty={<EmptyState icon={<DiceIcon />} title={t('game.none')} />}
      >
        {({ games, draws }) => {
          const game = games.find(({ code }) => code === wanted);
          return game ? (
            <VietnamBetting
              game={game}
              games={games}
              draws={draws}
              otherDraws={otherDraws}
              areTrends={showsTrends(query)}
              playType={query.get('playType')}
              onPlay={(playType) => setQuery({ gameCode: game.code, playType }, { replace: true })}
            />
          ) : (
            <VietnamLobby games={games} draws={draws} />
          );
        }}
      </ResourceView>
    </div>
  );
}
