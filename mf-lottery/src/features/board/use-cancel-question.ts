import { showMessage } from '@tessera/shared/dialogs';
import { useTranslation } from '@tessera/shared/i18n';
import { useErrorText } from '@tessera/shared/text';
import { toast } from '@tessera/shared/ui/toast';
import { useCancelBet } from '../../api/bets.ts';
import type { LotteryBet } from '../../model/lottery-types.ts';
import { port } from '../../port.ts';
import { useText } from '../text/use-text.ts';

interface Asking {
  /** Whether the button that asks has left the page: its issue closed, or the bet was drawn. */
  readonly isGone: () => boolean;
  /** Moves the focus on when that button is gone, or about to be. */
  readonly onGone: () => void;
}

/** Asks whether a bet is to be cancelled, which cannot be taken back once its issue has closed, and cancels it. */
export function useCancelQuestion(bet: LotteryBet, { isGone, onGone }: Asking) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const errorText = useErrorText('lottery');
  const cancel = useCancelBet();

  const cancelBet = () =>
    cancel.mutate(
      { id: Number(bet.id) },
      {
        onSuccess: ({ stake }) => {
          onGone();
          port.emit('lottery:bet-cancelled', { gameCode: bet.gameCode, issue: bet.issue, stakeMinor: stake });
          const detail = text.simulated(t('bets.cancelledDetail', { amount: text.amount(stake) }));
          toast.show({ tone: 'ok', title: t('bets.cancelled'), detail });
        },
        onError: (error) => {
          if (isGone()) onGone();
          // The text of that refusal is about an order of which nothing was taken.
          const title = error.code === 'lottery.issue.closed' ? t('bets.tooLate') : errorText(error);
          toast.show({ tone: 'warn', title });
        },
      },
    );

  const ask = async () => {
    const pressed = await showMessage({
      title: 'lottery:bets.cancelTitle',
      body: 'lottery:bets.cancelBody',
      values: {
        game: bet.gameName,
        issue: text.issueName(bet.issue),
        play: text.playOf(bet.kind, bet.playCode),
        amount: text.amount(bet.stake),
      },
      // The primary button has the focus: an Enter key that is still held down cancels nothing.
      buttons: [
        { id: 'cancel', label: 'lottery:bets.cancel' },
        { id: 'keep', label: 'lottery:bets.keep', isPrimary: true },
      ],
    });
    if (pressed === 'cancel') cancelBet();
    else if (isGone()) onGone();
  };
  return { isBusy: cancel.isPending, ask };
}
