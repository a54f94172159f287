import { type MoneyOutcome, type MoneyRequestStatus, useMoneyRequest } from '@tessera/shared/api/money-request';
import { useEvent } from '@tessera/shared/events';
import { useTranslation } from '@tessera/shared/i18n';
import { useQueryClient } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';
import { toast } from '@tessera/shared/ui/toast';
import { myBetsKey } from '../../api/bets.ts';
import { type ChaseOrder, chaseKeys, chaseRequest, type LotteryChase } from '../../api/chases.ts';
import { isSentIn, type SlipEntry } from '../../model/slip.ts';
import { port } from '../../port.ts';
import { clearNotice } from '../bet-notices/bet-notices.ts';
import { watchBets } from '../bet-notices/watch-bets.ts';
import { slipStore } from '../slip/slip-store.ts';
import { useOutcomeToasts } from '../slip/use-outcome-toasts.ts';
import { useRefreshAfterRefusal } from '../slip/use-refresh-after-refusal.ts';
import { useText } from '../text/use-text.ts';

const toastId = 'lottery-chase';

/** Whether these bets can still be chased: while the form was open, they may have been placed, or sent in an order. */
function areOnSlip(bets: readonly SlipEntry[]): boolean {
  const slip = slipStore.current();
  return bets.every(({ id }) => slip.entries.some((entry) => entry.id === id) && !isSentIn(slip, id, 'order'));
}

interface ChasePlacement {
  readonly status: MoneyRequestStatus;
  /** Orders a chase, after signing in where that is missing. Answers whether it is made. */
  order(order: ChaseOrder): Promise<boolean>;
  /** Looks up the chase whose outcome is unknown, and shows what was found. */
  check(): Promise<void>;
}

/** Orders chases and shows what came of them, also of the one that was open when the page was loaded. */
export function useChasePlacement(): ChasePlacement {
  const { t } = useTranslation('lottery');
  const text = useText();
  const queries = useQueryClient();
  const refreshAfterRefusal = useRefreshAfterRefusal();
  const { role } = useSession();
  const toasts = useOutcomeToasts(toastId);

  function showMade(chase: LotteryChase, sent: readonly SlipEntry[]): void {
    const { gameCode, firstIssue: issue, staked: stakeMinor } = chase;
    if (stakeMinor > 0) port.emit('lottery:ticket-bought', { gameCode, issue, stakeMinor });
    watchBets();
    clearNotice();
    slipStore.remove(sent.map(({ id }) => id));
    const values = { count: chase.issues, amount: text.amount(chase.ordered) };
    const detail = text.simulated(t('chase.madeDetail', values));
    toast.show({ id: toastId, tone: 'ok', title: t('chase.made'), detail });
  }

  /** Whether the chase is made. */
  function show(outcome: MoneyOutcome<LotteryChase>): boolean {
    if (outcome.status === 'none') return false;
    const sent = outcome.status === 'unknown' ? [] : slipStore.releaseSent('chase');
    if (outcome.status === 'refused') {
      refreshAfterRefusal(outcome.error);
      toasts.refused(outcome.error);
      return false;
    }
    for (const queryKey of [...chaseKeys, myBetsKey]) void queries.invalidateQueries({ queryKey });
    if (outcome.status === 'unknown') toasts.unknown(outcome.error);
    else if (outcome.status === 'not-made') toasts.notMade(outcome.amountMinor);
    else showMade(outcome.made, sent);
    return outcome.status === 'made';
  }

  const showChecked = (outcome: MoneyOutcome<LotteryChase>) => {
    if (outcome.status !== 'unknown') show(outcome);
  };
  const status = useMoneyRequest(chaseRequest, showChecked);
  useEvent('shell:connection-restored', () => void chaseRequest.check().then(showChecked));

  return {
    status,
    async order(order) {
      if (role === 'visitor') {
        const answer = await port.ask('sign-in', { reason: 'bet' });
        if (answer.status !== 'done' || !answer.result.isSignedIn) return false;
      }
      if (chaseRequest.status() === 'idle') {
        if (!areOnSlip(order.entries)) {
          toast.show({ id: toastId, tone: 'warn', title: t('chase.slipChanged') });
          return false;
        }
        slipStore.holdSent(order.entries, 'chase');
      }
      return show(await chaseRequest.submit(order));
    },
    async check() {
      show(await chaseRequest.check());
    },
  };
}
