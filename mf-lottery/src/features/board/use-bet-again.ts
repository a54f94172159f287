import { useTranslation } from '@tessera/shared/i18n';
import { isOfferedGroup, type PrizeGroups, priceListId, rebateMilliOf } from '@tessera/shared/lottery';
import { useErrorText } from '@tessera/shared/text';
import { toast } from '@tessera/shared/ui/toast';
import { maxOrderLines } from '@tessera/shared/wire/lottery';
import { wholeBet } from '../../api/bets.ts';
import { useKnownGame } from '../../api/draws.ts';
import type { DrawState, LotteryBet } from '../../model/lottery-types.ts';
import { pricesIn } from '../../model/slip.ts';
import { slipStore } from '../slip/slip-store.ts';
import { useText } from '../text/use-text.ts';

/** The bet's own prize group where it is still on offer, with the rebate of today; else the standard one. */
function groupFor({ prizeGroup, rebateMilli }: LotteryBet, groups: PrizeGroups | undefined) {
  if (!groups) return { prizeGroup, rebateMilli };
  const group = isOfferedGroup(groups, prizeGroup) ? prizeGroup : groups.standard;
  return { prizeGroup: group, rebateMilli: rebateMilliOf(groups, group) };
}

/** Puts a bet of the past on the slip again, for the issue of its game that is open now; nothing is bet yet. */
export function useBetAgain(draws: readonly DrawState[]): (bet: LotteryBet) => Promise<void> {
  const { t } = useTranslation('lottery');
  const text = useText();
  const errorText = useErrorText('lottery');
  const gameOf = useKnownGame();
  return async (listed) => {
    const draw = draws.find(({ gameCode }) => gameCode === listed.gameCode);
    if (!draw) return;
    let bet: LotteryBet;
    try {
      bet = await wholeBet(listed);
    } catch (error) {
      toast.show({ id: 'lottery-slip', tone: 'warn', title: errorText(error) });
      return;
    }
    const { gameCode, kind, gameName, playCode, numbers, combinations, unit: unitMinor, multiple } = bet;
    const game = gameOf(gameCode);
    const group = groupFor(bet, game?.prizeGroups);
    // The slip takes the prices of a game that is not known yet as soon as it has loaded it.
    const prices = game ? pricesIn(game, playCode) : { priceList: priceListId };
    const { issue, closesAtMs } = draw.current;
    const isAdded = slipStore.add({
      gameCode,
      kind,
      gameName,
      issue,
      closesAtMs,
      playCode,
      numbers,
      combinations,
      unitMinor,
      multiple,
      ...group,
      ...prices,
    });
    const play = text.playOf(kind, playCode);
    toast.show(
      isAdded
        ? {
            id: 'lottery-slip',
            tone: 'ok',
            title: t('panel.added'),
            detail: t('panel.addedDetail', { play, count: combinations }),
          }
        : { id: 'lottery-slip', tone: 'warn', title: t('panel.slipFull', { count: maxOrderLines }) },
    );
  };
}
