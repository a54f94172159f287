import { type MoneyOutcome, useMoneyRequest } from '@tessera/shared/api/money-request';
import { useEvent } from '@tessera/shared/events';
import { useTranslation } from '@tessera/shared/i18n';
import { useQueryClient } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';
import { toast } from '@tessera/shared/ui/toast';
import { myBetsKey } from '../../api/bets.ts';
import { type ChaseOrder, chaseKeys, chaseRequest, type LotteryChase, useChaseTerms } from '../../api/chases.ts';
import type { SlipEntry } from '../../model/slip.ts';
import { port } from '../../port.ts';
import { clearNotice } from '../bet-notices/bet-notices.ts';
import { watchBets } from '../bet-notices/watch-bets.ts';
import { slipStore } from '../slip/slip-store.ts';
import { useOutcomeToasts } from '../slip/use-outcome-toasts.ts';
import { useText } from '../text/use-text.ts';

const toastId = 'lottery-chase';

/** Orders a chase and shows what came of it, also of one whose answer was lost. */
export function useChaseOrder(entries: readonly SlipEntry[]) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const queries = useQueryClient();
  const { role } = useSession();
  const toasts = useOutcomeToasts(toastId);

  function showMade(chase: LotteryChase): void {
    const { gameCode, firstIssue: issue, staked: stakeMinor } = chase;
    if (stakeMinor > 0) port.emit('lottery:ticket-bought', { gameCode, issue, stakeMinor });
    watchBets();
    clearNotice();
    slipStore.remove(entries.map(({ id }) => id));
    const values = { count: chase.issues, amount: text.amount(chase.ordered) };
    const detail = text.simulated(t('chase.madeDetail', values));
    toast.show({ id: toastId, tone: 'ok', title: t('chase.made'), detail });
  }

  /** Whether the chase is made. */
  function show(outcome: MoneyOutcome<LotteryChase>): boolean {
    if (outcome.status === 'none') return false;
    if (outcome.status !== 'unknown') slipStore.releaseSent(entries.map(({ id }) => id));
    if (outcome.status === 'refused') {
      if (outcome.error.code === 'lottery.chase.issues.changed')
        void queries.invalidateQueries({ queryKey: useChaseTerms.key });
      toasts.refused(outcome.error);
      return false;
    }
    for (const queryKey of [...chaseKeys, myBetsKey]) void queries.invalidateQueries({ queryKey });
    if (outcome.status === 'unknown') toasts.unknown(outcome.error);
    else if (outcome.status === 'not-made') toasts.notMade(outcome.amountMinor);
    else showMade(outcome.made);
    return outcome.status === 'made';
  }

  const showChecked = (outcome: MoneyOutcome<LotteryChase>) => {
    if (outcome.status !== 'unknown') show(outcome);
  };
  const status = useMoneyRequest(chaseRequest, showChecked);
  useEvent('shell:connection-restored', () => void chaseRequest.check().then(showChecked));

  return {
    status,
    async order(order: ChaseOrder): Promise<boolean> {
      if (role === 'visitor') {
        const answer = await port.ask('sign-in', { reason: 'bet' });
        if (answer.status !== 'done' || !answer.result.isSignedIn) return false;
      }
      if (chaseRequest.status() === 'idle') slipStore.holdSent(order.entries.map(({ id }) => id));
      return show(await chaseRequest.submit(order));
    },
    async check(): Promise<void> {
      show(await chaseRequest.check());
    },
  };
}
