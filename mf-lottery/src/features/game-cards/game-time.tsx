import { useServerNow } from '@tessera/shared/clock';
import { dayMs, formatDate, zoneName } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { classNames } from '@tessera/shared/ui/class-names';
import { Countdown, type CountdownProps } from '@tessera/shared/ui/countdown';
import type { DrawState, LotteryGame } from '../../model/lottery-types.ts';
import { useMoment } from '../draw/use-moment.ts';
import { startsAtText } from '../text/starts-at-text.ts';
import styles from './game-cards.module.css';

/** How often a game is drawn, or at what time of its days in its own zone. */
export function HowOften({ game, isLong = false }: { readonly game: LotteryGame; readonly isLong?: boolean }) {
  const { t } = useTranslation('lottery');
  const nowMs = useServerNow();
  const { calendar } = game;
  if (calendar) return <>{startsAtText(calendar, nowMs)}</>;
  if (game.periodMs === null) return null;
  const count = game.periodMs / 60_000;
  return <>{isLong ? t('game.every', { count }) : t('game.minutes', { count })}</>;
}

/** When betting on a draw closes, in the time zone of its calendar. */
export function ClosesAt({ timeZone, closesAtMs }: { readonly timeZone: string; readonly closesAtMs: number }) {
  const { t } = useTranslation('lottery');
  const time = `${formatDate(t('time.minute'), closesAtMs, timeZone)} ${zoneName(timeZone, closesAtMs)}`;
  return <time dateTime={new Date(closesAtMs).toISOString()}>{t('game.closesAt', { time })}</time>;
}

interface Props extends Pick<CountdownProps, 'size'> {
  readonly game: LotteryGame;
  readonly current: Pick<DrawState['current'], 'issue' | 'closesAtMs'>;
}

const hourMs = 3_600_000;

/** The countdown with the label “closes in”: one element, so that a line break never separates them. */
export function LabelledCountdown({ isStacked = false, ...props }: Props & { readonly isStacked?: boolean }) {
  const { t } = useTranslation('lottery');
  return (
    <span className={classNames(styles.labelled, isStacked && styles.stacked)}>
      <span>{t('home.closesIn')}</span> <GameCountdown {...props} />
    </span>
  );
}

/** The time until betting on the open issue ends; whole days if it is more than one. Hours do not fit into a ring. */
export function GameCountdown({ game, current, size = game.calendar ? 'badge' : 'ring' }: Props) {
  const { t } = useTranslation('lottery');
  const leftMs = current.closesAtMs - useMoment([current.closesAtMs - dayMs]);
  if (leftMs > dayMs)
    return <strong className={styles.days}>{t('game.days', { count: Math.floor(leftMs / dayMs) })}</strong>;
  return <Countdown key={current.issue} size={size} endsAtMs={current.closesAtMs} periodMs={game.periodMs ?? hourMs} />;
}
