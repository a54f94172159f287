import { useServerNow } from '@tessera/shared/clock';
import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { ErrorTile } from '@tessera/shared/ui/error-tile';
import { onDemand } from '@tessera/shared/ui/on-demand';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import type { VietnamRegion } from '@tessera/shared/wire/lottery';
import { useMemo } from 'react';
import { gameAddress, lotteryPages } from '../../model/lottery-pages.ts';
import type { DrawState } from '../../model/lottery-types.ts';
import { drawsOfToday, regionsByClosing } from '../../model/vietnam-days.ts';
import { Simulated } from '../draw/simulated.tsx';
import { LabelledCountdown } from '../game-cards/game-time.tsx';
import { RecentVietnamGames } from '../recent-games/recent-games.tsx';
import type { ResultsAndWeekProps } from './results-and-week.shown.tsx';
import { TodaysCard } from './todays-card.tsx';
import styles from './vietnam.module.css';

/** Today's draws come first: the code below them is loaded for itself. */
const ResultsAndWeek = onDemand(() => import('./results-and-week.shown.tsx'));
export const loadResultsAndWeek = ResultsAndWeek.loadAhead;
const belowIsComing = <Skeleton height={640} width="100%" radius="l" />;

interface Props extends ResultsAndWeekProps {
  readonly draws: readonly DrawState[];
}

/** The provinces of today by region, the draws of every minute, the last results, and the week. */
export function VietnamLobby({ games, draws, first }: Props) {
  const { t } = useTranslation('lottery');
  const nowMs = useServerNow();
  const below = useMemo(() => ({ games, first }), [games, first]);
  const drawn = (region: VietnamRegion) => drawsOfToday(games, draws, region, nowMs);
  const todays = { north: drawn('north'), south: drawn('south'), central: drawn('central') };
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
          {regionsByClosing(todays, first).map((region) => {
            const today = todays[region];
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
      <ResultsAndWeek
        part={below}
        waiting={belowIsComing}
        failed={(_, retry) => <ErrorTile onRetry={retry} isNetworkCause />}
      />
    </div>
  );
}
