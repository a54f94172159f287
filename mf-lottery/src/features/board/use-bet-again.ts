import { useTranslation } from '@tessera/shared/i18n';
import { toast } from '@tessera/shared/ui/toast';
import { maxOrderLines } from '@tessera/shared/wire/lottery';
import type { DrawState, LotteryBet } from '../../model/lottery-types.ts';
import { slip } from '../slip/slip-store.ts';
import { useText } from '../text/use-text.ts';

/** Puts a bet of the past on the slip again, for the issue of its game that is open now; nothing is bet yet. */
export function useBetAgain(draws: readonly DrawState[]): (bet: LotteryBet) => void {
  const { t } = useTranslation('lottery');
  const text = useText();
  return (bet) => {
    const draw = draws.find(({ gameCode }) => gameCode === bet.gameCode);
    if (!draw) return;
    const { gameCode, kind, gameName, playCode, numbers, combinations, unit: unitMinor, multiple } = bet;
    const { issue, closesAtMs } = draw.current;
    const isAdded = slip.add({
      ...{ gameCode, kind, gameName, issue, closesAtMs },
      ...{ playCode, numbers, combinations, unitMinor, multiple },
    });
    const play = text.playOf(kind, playCode);
    toast.show(
      isAdded
        ? {
            ...{ id: 'lottery-slip', tone: 'ok', title: t('panel.added') },
            detail: t('panel.addedDetail', { play, count: combinations }),
          }
        : { id: 'lottery-slip', tone: 'warn', title: t('panel.slipFull', { count: maxOrderLines }) },
    );
  };
}
