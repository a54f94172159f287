import { useTranslation } from '@tessera/shared/i18n';
import {
  approveWithdrawal,
  type ConsoleWithdrawal,
  completeWithdrawal,
  failWithdrawal,
  rejectWithdrawal,
  transferFailures,
  withdrawalReasons,
} from '@tessera/shared/wire/console';
import { useConsoleChange } from '../../api/queries.ts';
import { DecisionPair } from '../../chrome/decision-pair.tsx';

/** The actions for a withdrawal in its current state: decide in review, confirm at the bank, none once it has ended. */
export function WithdrawalActions({ withdrawal }: { withdrawal: ConsoleWithdrawal }) {
  const { t } = useTranslation('console');
  const approve = useConsoleChange(approveWithdrawal);
  const reject = useConsoleChange(rejectWithdrawal);
  const complete = useConsoleChange(completeWithdrawal);
  const fail = useConsoleChange(failWithdrawal);
  const { id, status } = withdrawal;
  if (status === 'requested' || status === 'pending_review') {
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
          texts: 'withdrawals.approve',
          isBusy: approve.isPending,
          take: (options) => approve.mutate({ id }, options),
        }}
      />
    );
  }
  if (status === 'approved' || status === 'submitted') {
    return (
      <DecisionPair
        key="bank"
        subject={withdrawal}
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
