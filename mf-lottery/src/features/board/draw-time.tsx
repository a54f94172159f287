import { formatDate, zoneName } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { hasPrizeTable } from '@tessera/shared/lottery';
import { merchant } from '@tessera/shared/merchant';
import type { LotteryBet, LotteryGame } from '../../model/lottery-types.ts';
import { startsAtText } from '../text/starts-at-text.ts';

interface Props {
  readonly bet: Pick<LotteryBet, 'kind' | 'closesAtMs' | 'drawsAtMs'>;
  /** Undefined while it is not known. */
  readonly game: LotteryGame | undefined;
}

/**
 * When a bet is drawn, and a dot behind it. A draw by a calendar takes minutes: it is said from when, by the clock of the draw
 * as everywhere else; while its game is not known, nothing is said.
 */
export function DrawTime({ bet: { kind, closesAtMs, drawsAtMs }, game }: Props) {
  const { t } = useTranslation('lottery');
  const { timeZone } = merchant();
  if (game?.calendar) return <>{t('bets.drawsFrom', { time: startsAtText(game.calendar, closesAtMs) })} · </>;
  if (!hasPrizeTable(kind)) return <>{formatDate('hh:mm:ss', drawsAtMs, timeZone)} · </>;
  return game ? (
    <>
      {formatDate('hh:mm:ss', drawsAtMs, timeZone)} ({zoneName(timeZone, drawsAtMs)}) ·{' '}
    </>
  ) : null;
}
