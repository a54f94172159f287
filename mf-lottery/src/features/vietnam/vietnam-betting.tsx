import { useServerNow } from '@tessera/shared/clock';
import { formatDate } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { ChevronLeftIcon } from '@tessera/shared/ui/icons';
import { useVietnamMode } from '../../api/draws.ts';
import { gameAddress, lotteryPages } from '../../model/lottery-pages.ts';
import type { DrawState, LotteryGame } from '../../model/lottery-types.ts';
import { drawsOfToday, vietnamZone } from '../../model/vietnam-days.ts';
import { BettingPage } from '../betting/betting-page.tsx';
import { LiveBoard } from '../draw/live-board.tsx';
import { Simulated } from '../draw/simulated.tsx';
import { LabelledCountdown } from '../game-cards/game-time.tsx';
import { useText } from '../text/use-text.ts';
import { TrendsPart } from '../trends/trends-part.tsx';
import { Station } from './todays-card.tsx';
import styles from './vietnam.module.css';

interface Props {
  readonly game: LotteryGame;
  readonly games: readonly LotteryGame[];
  readonly draws: readonly DrawState[];
  /** Results and trends in the place of the panel. */
  readonly areTrends: boolean;
  readonly playType: string | null;
  readonly onPlay: (code: string) => void;
}

/** Bets on one lottery: when it is drawn, its prizes while they come, and the panel. */
export function VietnamBetting({ game, games, draws, areTrends, playType, onPlay }: Props) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const { mode } = useVietnamMode(game.code);
  const nowMs = useServerNow();
  const draw = draws.find(({ gameCode }) => gameCode === game.code);
  const sameRegion = game.region && game.calendar ? drawsOfToday(games, draws, game.region, nowMs) : [];
  return (
    <div className={styles.betting}>
      <nav aria-label={t('game.choose')} className={styles.crumbs}>
        <Link to={lotteryPages.vietnam.path} className={styles.back}>
          <ChevronLeftIcon aria-hidden size={17} /> {t('vietnam.all')}
        </Link>
        {sameRegion
          .filter((other) => other.game.code !== game.code)
          .map((other) => (
            <Link
              key={other.game.code}
              to={gameAddress(lotteryPages.vietnam, other.game.code)}
              className={styles.other}
            >
              {other.game.name}
            </Link>
          ))}
      </nav>
      {draw && (
        <header className={styles.head}>
          <div>
            <p className={styles.name}>
              <strong>{game.name}</strong> <Station game={game} issue={draw.current.issue} />
            </p>
            <p className={styles.when}>
              {game.calendar
                ? t('vietnam.drawnOn', {
                    day: formatDate(t('time.day'), draw.current.startsAtMs, vietnamZone),
                    time: game.calendar.startsAt,
                  })
                : t('game.issue', { issue: text.issue(draw.current.issue) })}
              {' · '}
              <Simulated isText />
            </p>
          </div>
          <LabelledCountdown isStacked game={game} current={draw.current} />
        </header>
      )}
      {draw && <LiveBoard game={game} draw={draw} />}
      {areTrends ? (
        <TrendsPart
          game={game}
          games={games}
          draws={draws}
          lists={{ lottoArea: lotteryPages.vietnam.area, prizeMode: mode }}
          path={lotteryPages.vietnam.path}
        />
      ) : (
        <BettingPage
          key={game.code}
          game={game}
          draws={draws}
          path={lotteryPages.vietnam.path}
          playType={playType}
          onPlay={onPlay}
        />
      )}
    </div>
  );
}
