import { GameArt } from '@tessera/shared/art/game-art';
import { useTranslation } from '@tessera/shared/i18n';
import { Badge } from '@tessera/shared/ui/badge';
import { isBeingDrawn } from '../../model/being-drawn.ts';
import type { DrawState, LotteryGame } from '../../model/lottery-types.ts';
import { DrawnNumbers } from '../draw/drawn-numbers.tsx';
import { FactsLine } from '../draw/facts-line.tsx';
import { Simulated } from '../draw/simulated.tsx';
import { useText } from '../text/use-text.ts';
import { artOf } from './game-art.ts';
import styles from './game-cards.module.css';
import { ClosesAt, GameCountdown, HowOften, LabelledCountdown } from './game-time.tsx';

/** One game: when betting closes, and what was drawn last. */
export function GameCard({ game, draw }: { readonly game: LotteryGame; readonly draw: DrawState }) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const { current, drawing, last } = draw;
  return (
    <>
      <span className={styles.art}>
        <GameArt {...artOf(game.kind)} ratio="1:1" />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>
          {game.name}
          <Badge>
            <HowOften game={game} />
          </Badge>
        </span>
        <span className={styles.issue}>
          {/* What the ring beside it counts down to stands next to it. */}
          <Simulated isText /> ·{' '}
          <span className={styles.together}>
            {t(game.calendar ? 'game.issue' : 'game.untilClose', { issue: text.issue(current.issue) })}
          </span>
        </span>
        {game.calendar && (
          <span className={styles.closesAt}>
            <ClosesAt timeZone={game.calendar.timeZone} closesAtMs={current.closesAtMs} />
          </span>
        )}
        <span className={styles.last}>
          {drawing && (!game.calendar || isBeingDrawn(drawing)) ? (
            <span className={styles.drawing}>{t('game.drawing', { issue: text.issue(drawing.issue) })}</span>
          ) : (
            <>
              <span className={styles.lastWord}>{t('game.last')}</span>
              <DrawnNumbers kind={game.kind} numbers={last.numbers} />
              {game.kind === 'K3' && <FactsLine kind={game.kind} numbers={last.numbers} />}
            </>
          )}
        </span>
      </span>
      {game.calendar ? (
        <LabelledCountdown isStacked game={game} current={current} />
      ) : (
        <GameCountdown game={game} current={current} />
      )}
    </>
  );
}
