import { useTranslation } from '@tessera/shared/i18n';
import { toast } from '@tessera/shared/ui/toast';
import { useEffect, useRef } from 'react';
import { useSlipGames } from '../../api/slip-games.ts';
import type { LotteryGame } from '../../model/lottery-types.ts';
import { slipStore, useSlip } from './slip-store.ts';

const oddsIn = (game: LotteryGame, playCode: string): string => JSON.stringify(game.odds[playCode] ?? {});

/** Puts the odds that are in effect on the bets of the slip, and says so where they, or the play in the panel, pay otherwise than before. */
export function useCurrentPrices(game: LotteryGame, playCode: string): void {
  const { t } = useTranslation('lottery');
  const { entries } = useSlip();
  const games = useSlipGames(entries);
  const before = useRef(game);
  useEffect(() => {
    const shown = before.current;
    before.current = game;
    const isPanelChanged = shown.code === game.code && oddsIn(shown, playCode) !== oddsIn(game, playCode);
    if (!slipStore.takePrices(games) && !isPanelChanged) return;
    // In place of the refusal that it may follow.
    toast.show({ id: 'lottery-order', tone: 'warn', title: t('prices.changed'), detail: t('prices.changedDetail') });
  }, [game, games, playCode, t]);
}
