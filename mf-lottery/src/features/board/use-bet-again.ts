import { useTranslation } from '@tessera/shared/i18n';
import { isOfferedGroup, type PrizeGroups, priceListId, rebateMilliOf } from '@tessera/shared/lottery';
import { useErrorText } from '@tessera/shared/text';
import { toast } from '@tessera/shared/ui/toast';
import { wholeBet } from '../../api/bets.ts';
import { useBlockedNow } from '../../api/blocked-numbers.ts';
import { useKnownGame } from '../../api/draws.ts';
import { blockedOf, chosenOf } from '../../model/blocked.ts';
import type { DrawState, LotteryBet } from '../../model/lottery-types.ts';
import { pricesIn } from '../../model/slip.ts';
import { slipStore } from '../slip/slip-store.ts';
import { useFullSlipText } from '../slip/use-full-slip-text.ts';
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
  const fullText = useFullSlipText();
  const gameOf = useKnownGame();
  const blockedNow = useBlockedNow();
  const warn = (title: string) => toast.show({ id: 'lottery-slip', tone: 'warn', title });

  /** The bet with all its numbers, and those of them that pay half or are not taken in the open issue. */
  async function load(listed: LotteryBet, { current: { issue } }: DrawState) {
    const [bet, blocked] = await Promise.all([wholeBet(listed), blockedNow(listed.kind, listed.gameCode, issue)]);
    return { bet, ...chosenOf(blockedOf(blocked, bet.playCode), bet.numbers) };
  }

  return async (listed) => {
    const draw = draws.find(({ gameCode }) => gameCode === listed.gameCode);
    if (!draw) return;
    let loaded: Awaited<ReturnType<typeof load>>;
    try {
      loaded = await load(listed, draw);
    } catch (error) {
      warn(errorText(error));
      return;
    }
    const { bet, half, closed } = loaded;
    if (closed.length > 0) {
      warn(t('blocked.closed', { numbers: text.numbers(closed) }));
      return;
    }
    const { gameCode, kind, gameName, playCode, numbers, combinations, unit: unitMinor, multiple } = bet;
    const game = gameOf(gameCode);
    const group = groupFor(bet, game?.prizeGroups);
    // The slip takes the prices of a game that is not known yet as soon as it has loaded it.
    const prices = game ? pricesIn(game, playCode) : { priceList: priceListId };
    const { issue, closesAtMs } = draw.current;
    const added = slipStore.add({
      gameCode,
      kind,
      gameName,
      issue,
      closesAtMs,
      playCode,
      numbers,
      combinations,
      ...(half.length > 0 && { halfPaid: half }),
      unitMinor,
      multiple,
      ...group,
      ...prices,
    });
    if (added === 'full') {
      warn(fullText());
      return;
    }
    const play = text.playOf(kind, playCode);
    const detail = t('panel.addedDetail', { play, count: combinations });
    toast.show({
      id: 'lottery-slip',
      tone: 'ok',
      title: t(added === 'merged' ? 'panel.addedMerged' : 'panel.added'),
      detail,
    });
  };
}
