import { serverNow } from '@tessera/shared/clock';
import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { onDemand } from '@tessera/shared/ui/on-demand';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import type { VietnamRegion } from '@tessera/shared/wire/lottery';
import { gameAddress, lotteryPages } from '../../model/lottery-pages.ts';
import type { DrawState, LotteryGame } from '../../model/lottery-types.ts';
import { drawsOfToday, regionsFrom } from '../../model/vietnam-days.ts';
import { Simulated } from '../draw/simulated.tsx';
import { LabelledCountdown } from '../game-cards/game-time.tsx';
import { RecentVietnamGames } from '../recent-games/recent-games.tsx';
import { TodaysCard } from './todays-card.tsx';
import styles from './vietnam.module.css';
import { VietnamResults } from './vietnam-results.tsx';

const WeekTable = onDemand(() => import('./week-table.tsx'));

interface Props {
  readonly games: readonly LotteryGame[];
  readonly draws: readonly DrawState[];
  /** The region that comes first; the usual order without one. */
  readonly first: VietnamRegion | undefined;
}

/** The provinces of today by region, the draws of every minute, the last results, and the week. */
export function VietnamLobby({ games, draws, first }: Props) {
  const { t } = useTranslation('lottery');
  const nowMs = serverNow();
  const own = games.filter(({ calendar }) => calendar === null);
  return (
    <div className={styles.lobby}>
      <RecentVietnamGames />
      <section aria-labelledby="vietnam-today" className={styles.section}>
        <h2 id="vietnam-today" className={styles.heading}>
          {t('vietnam.today')}
        </h2>
        <p>
          <Simulated />
        </p>
        <div className={styles.regions}>
          {regionsFrom(first).map((region) => {
            const today = drawsOfToday(games, draws, region, nowMs);
            const startsAt = today[0]?.game.calendar?.startsAt;
            return (
              <div key={region} className={styles.region}>
                <h3 className={styles.regionName}>
                  {t(`region.${region}`)}
                  {startsAt && <span>{t('vietnam.startsAt', { time: startsAt })}</span>}
                </h3>
                {today.map((each) => (
                  <TodaysCard key={each.game.code} {...each} />
                ))}
              </div>
            );
          })}
          {own.length > 0 && (
            <div className={styles.region}>
              <h3 className={styles.regionName}>
                {t('vietnam.own')}
                <span>{t('vietnam.ownNote')}</span>
              </h3>
              {own.map((game) => {
                const draw = draws.find(({ gameCode }) => gameCode === game.code);
                return (
                  <Link key={game.code} to={gameAddress(lotteryPages.vietnam, game.code)} className={styles.card}>
                    <span className={styles.cardName}>
                      <strong>{game.name}</strong>
                    </span>
                    {draw && <LabelledCountdown game={game} current={draw.current} size="badge" />}
                  </Link>
                );
              })}
            </div>
          )}
        </div>
      </section>
      <VietnamResults isOnPage first={first} />
      <WeekTable part={{ games }} waiting={<Skeleton height={320} width="100%" radius="l" />} />
    </div>
  );
}
