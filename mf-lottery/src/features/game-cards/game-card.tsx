import { GameArt } from '@tessera/shared/art/game-art';
import { useTranslation } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui/badge';
import { Countdown } from '@tessera/shared/ui/countdown';
import type { DrawState, LotteryGame } from '../../model/lottery-types.ts';
import { DrawnNumbers } from '../draw/drawn-numbers.tsx';
import { FactsLine } from '../draw/facts-line.tsx';
import { shortIssue } from '../text/use-text.ts';
import { artOf } from './game-art.ts';
import styles from './game-cards.module.css';

/** One game: when betting closes, and what was drawn last. */
export function GameCard({ game, draw }: { readonly game: LotteryGame; readonly draw: DrawState }) {
  const { t } = useTranslation('lottery');
  const { current, drawing, last } = draw;
  return (
    <>
      <span className={styles.art}>
        <GameArt {...artOf(game.kind)} ratio="1:1" />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>
          {game.name}
          <Badge>{t('game.minutes', { count: game.periodMs / 60_000 })}</Badge>
        </span>
        <span className={styles.issue}>{t('game.untilClose', { issue: shortIssue(current.issue) })}</span>
        <span className={styles.last}>
          {drawing ? (
            <span className={styles.drawing}>{t('game.drawing', { issue: shortIssue(drawing.issue) })}</span>
          ) : (
            <>
              <span className={styles.lastWord}>{t('game.last')}</span>
              <DrawnNumbers kind={game.kind} numbers={last.numbers} />
              {game.kind === 'K3' && <FactsLine kind={game.kind} numbers={last.numbers} />}
            </>
          )}
        </span>
      </span>
      <Countdown key={current.issue} endsAtMs={current.closesAtMs} periodMs={game.periodMs} />
    </>
  );
}
