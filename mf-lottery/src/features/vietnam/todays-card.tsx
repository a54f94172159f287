import { useTranslation } from '@tessera/shared/i18n';
import { northStations } from '@tessera/shared/lottery';
import { Link } from '@tessera/shared/router';
import { Badge } from '@tessera/shared/ui/badge';
import { gameAddress, lotteryPages } from '../../model/lottery-pages.ts';
import type { LotteryGame } from '../../model/lottery-types.ts';
import { dayOfIssue, type TodaysDraw, weekdayOf } from '../../model/vietnam-days.ts';
import { DrawProgress } from '../draw/draw-progress.tsx';
import { DrawnNumbers } from '../draw/drawn-numbers.tsx';
import { LabelledCountdown } from '../game-cards/game-time.tsx';
import styles from './vietnam.module.css';

/** The town where the North is drawn that day; nothing for a province. */
export function Station({ game, issue }: { readonly game: LotteryGame; readonly issue: string }) {
  const { t } = useTranslation('lottery');
  if (game.region !== 'north' || !game.calendar) return null;
  return <span className={styles.station}>{t(`station.${northStations[weekdayOf(dayOfIssue(issue)) - 1]}`)}</span>;
}

/** A province that is drawn today: until when it takes bets, how far it is drawn, or its special prize. */
export function TodaysCard({ game, draw, state }: TodaysDraw) {
  const { t } = useTranslation('lottery');
  const issue =
    { open: draw.current, closed: draw.drawing, drawing: draw.drawing, drawn: draw.last }[state]?.issue ?? '';
  return (
    <Link to={gameAddress(lotteryPages.vietnam, game.code)} className={styles.card}>
      <span className={styles.cardName}>
        <strong>{game.name}</strong>
        <Station game={game} issue={issue} />
      </span>
      {state === 'open' && <LabelledCountdown game={game} current={draw.current} size="badge" />}
      {state === 'closed' && <Badge>{t('vietnam.closed')}</Badge>}
      {state === 'drawing' && <DrawProgress game={game} drawn={draw.drawing?.numbers.length ?? 0} />}
      {state === 'drawn' && <DrawnNumbers kind={game.kind} numbers={draw.last.numbers} />}
    </Link>
  );
}
