import { useServerNow } from '@tessera/shared/clock';
import { useTranslation } from '@tessera/shared/i18n';
import {
  type DrawnNumbers,
  hasPrizeTable,
  type PrizeTableKind,
  printedPrize,
  prizePlaces,
} from '@tessera/shared/lottery';
import { Button } from '@tessera/shared/ui/button';
import { ChevronDownIcon } from '@tessera/shared/ui/icons';
import { Panel } from '@tessera/shared/ui/panel';
import { VisuallyHidden } from '@tessera/shared/ui/visually-hidden';
import { useId, useState } from 'react';
import { isBeingDrawn } from '../../model/being-drawn.ts';
import type { DrawState, LotteryGame } from '../../model/lottery-types.ts';
import { startsAtText } from '../text/starts-at-text.ts';
import { useText } from '../text/use-text.ts';
import { DrawProgress } from './draw-progress.tsx';
import styles from './live-board.module.css';
import { PrizeTable } from './prize-table.tsx';
import { Simulated } from './simulated.tsx';
import { useMoment } from './use-moment.ts';

/** The board of a draw by calendar stays this long after its last prize, which may reach the page some seconds late. */
const staysMs = 20_000;

interface Props {
  readonly game: LotteryGame;
  readonly draw: DrawState;
}

interface BoardProps extends Props {
  readonly kind: PrizeTableKind;
}

/** A draw whose prizes come one by one. Nothing is shown of a game that has no table of prizes. */
export function LiveBoard({ game, draw }: Props) {
  const { kind } = game;
  // It stays open from one game to the next.
  const [isOpen, setIsOpen] = useState(false);
  if (!hasPrizeTable(kind)) return null;
  return game.periodMs === null ? (
    <DayBoard game={game} draw={draw} kind={kind} />
  ) : (
    <LiveStrip draw={draw} kind={kind} isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)} />
  );
}

/** The prize that was drawn last, with its number; empty before the first. */
function useLastPrize(kind: PrizeTableKind, numbers: DrawnNumbers): string {
  const { t } = useTranslation('lottery');
  const last = numbers.length - 1;
  const prize = prizePlaces(kind)[last]?.key;
  return prize ? t('live.announcement', { prize: t(`prize.${prize}`), number: printedPrize(kind, numbers, last) }) : '';
}

/** A draw by calendar from the close of its bets until shortly after its last prize, which is read out. */
function DayBoard({ game, draw: { drawing, last }, kind }: BoardProps) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const goneAtMs = last.drawsAtMs + staysMs;
  const isJustDrawn = Math.max(useMoment([goneAtMs]), useServerNow()) < goneAtMs;
  const { issue, numbers } = drawing ?? last;
  const lastPrize = useLastPrize(kind, numbers);
  if (!game.calendar || (!drawing && !isJustDrawn)) return null;
  const about = { game: game.name, issue: text.issue(issue) };
  const isLive = isBeingDrawn(drawing);
  return (
    <Panel
      level={2}
      title={
        <>
          {drawing && !isLive
            ? t('live.closed', { ...about, time: startsAtText(game.calendar, drawing.startsAtMs) })
            : t(isLive ? 'live.title' : 'live.drawn', about)}{' '}
          <Simulated />
        </>
      }
      actions={isLive && <DrawProgress game={game} drawn={numbers.length} />}
    >
      <PrizeTable kind={kind} numbers={numbers} isLive />
      <VisuallyHidden>
        <span role="status">{lastPrize}</span>
      </VisuallyHidden>
    </Panel>
  );
}

interface StripProps extends Pick<BoardProps, 'draw' | 'kind'> {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/**
 * A game that is drawn every few minutes: one line of fixed height, as a board that comes and goes would move the page under
 * the finger. The table is shown when the reader opens it. Only the highest prize is read out, and only beside the open table.
 */
function LiveStrip({ draw: { drawing, last }, kind, isOpen, onToggle }: StripProps) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const tableId = useId();
  // A draw that is closed and has no number yet does not take the place of the last one.
  const live = drawing && isBeingDrawn(drawing) ? drawing : undefined;
  const { numbers } = live ?? last;
  const shownPrize = useLastPrize(kind, numbers);
  const highestPrize = useLastPrize(kind, last.numbers);
  return (
    <div className={styles.board}>
      <div className={styles.strip}>
        <p className={styles.text}>
          <span className={styles.where}>
            <Simulated isText />
            {' · '}
            {live
              ? t('live.progress', { drawn: numbers.length, all: prizePlaces(kind).length })
              : text.issueName(last.issue)}
          </span>
          <strong className={styles.prize}>{shownPrize}</strong>
        </p>
        <Button
          variant="text"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? tableId : undefined}
          endIcon={<ChevronDownIcon aria-hidden size={15} />}
          onClick={onToggle}
        >
          {t('prize.table')}
        </Button>
      </div>
      {isOpen && (
        <div id={tableId} className={styles.table}>
          <PrizeTable kind={kind} numbers={numbers} isLive={live !== undefined} />
          <VisuallyHidden>
            <span role="status">{highestPrize}</span>
          </VisuallyHidden>
        </div>
      )}
    </div>
  );
}
