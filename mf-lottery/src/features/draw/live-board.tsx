import { useTranslation } from '@tessera/shared/i18n';
import { hasPrizeTable, printedPrize, prizePlaces } from '@tessera/shared/lottery';
import { Panel } from '@tessera/shared/ui/panel';
import { VisuallyHidden } from '@tessera/shared/ui/visually-hidden';
import type { DrawState, LotteryGame } from '../../model/lottery-types.ts';
import { useText } from '../text/use-text.ts';
import { DrawProgress } from './draw-progress.tsx';
import { PrizeTable } from './prize-table.tsx';
import { Simulated } from './simulated.tsx';

interface Props {
  readonly game: LotteryGame;
  readonly drawing: NonNullable<DrawState['drawing']>;
}

/** A draw while its prizes come one by one; the last one is read out. */
export function LiveBoard({ game, drawing }: Props) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const { kind } = game;
  const { issue, numbers } = drawing;
  if (!hasPrizeTable(kind)) return null;
  const last = numbers.length - 1;
  const prize = prizePlaces(kind)[last]?.key;
  return (
    <Panel
      level={2}
      title={
        <>
          {t('live.title', { game: game.name, issue: text.issue(issue) })} <Simulated />
        </>
      }
      actions={<DrawProgress game={game} drawn={numbers.length} />}
    >
      <PrizeTable kind={kind} numbers={numbers} isLive />
      <VisuallyHidden>
        <span role="status">
          {prize
            ? t('live.announcement', { prize: t(`prize.${prize}`), number: printedPrize(kind, numbers, last) })
            : ''}
        </span>
      </VisuallyHidden>
    </Panel>
  );
}
