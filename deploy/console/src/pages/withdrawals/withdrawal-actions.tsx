import { useTranslation } from '@tessera/shared/i18n';
import { toast } from '@tessera/shared/ui/toast';
import {
  approveWithdrawal,
  type ConsoleWithdrawal,
  completeWithdrawal,
  failWithdrawal,
  getConsoleMe,
  rejectWithdrawal,
  transferFailures,
  withdrawalReasons,
} from '@tessera/shared/wire/console';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { DecisionPair } from '../../chrome/decision-pair.tsx';

/** The actions for a withdrawal in its current state: decide in review, confirm at the bank, none once it has ended. */
export function WithdrawalActions({ withdrawal }: { withdrawal: ConsoleWithdrawal }) {
  const { t } = useTranslation('console');
  const approve = useConsoleChange(approveWithdrawal);
  const reject = useConsoleChange(rejectWithdrawal);
  const complete = useConsoleChange(completeWithdrawal);
  const fail = useConsoleChange(failWithdrawal);
  const me = useConsole(getConsoleMe, {}).data?.username;
  const { id, status, approvals, money, paidMinor } = withdrawal;
  if (status === 'requested' || status === 'pending_review') {
    const isMine = approvals.some(({ operator }) => operator === me);
    return (
      <DecisionPair
        key="review"
        subject={withdrawal}
        refusal={{
          texts: 'withdrawals.reject',
          reasons: withdrawalReasons,
          take: (reasonCode, options) => reject.mutate({ id, reasonCode }, options),
        }}
        step={{
          texts: approvals.length > 0 ? 'withdrawals.approveSecond' : 'withdrawals.approve',
          isBusy: approve.isPending,
          isDisabled: isMine,
          take: (options) =>
            approve.mutate(
              { id },
              {
                ...options,
                onSuccess: (answer) =>
                  answer.isWaiting
                    ? toast.show({ tone: 'info', title: t('withdrawals.firstApproved') })
                    : options.onSuccess(answer),
              },
            ),
        }}
      />
    );
  }
  if (status === 'approved' || status === 'submitted') {
    return (
      <DecisionPair
        key="bank"
        // What a part has paid already is not decided about again.
        subject={{ ...withdrawal, money: { ...money, amountMinor: money.amountMinor - paidMinor } }}
        refusal={{
          texts: 'withdrawals.fail',
          reasons: transferFailures,
          take: (reasonCode, options) => fail.mutate({ id, reasonCode }, options),
        }}
        step={{
          texts: 'withdrawals.complete',
          isBusy: complete.isPending,
          take: (options) => complete.mutate({ id }, options),
        }}
      />
    );
  }
  return t(`withdrawals.${status}`);
}
