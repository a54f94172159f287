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

/** What may be done with a withdrawal where it stands: decide in review, confirm at the bank, nothing once it has ended. */
export function WithdrawalActs({ withdrawal }: { withdrawal: ConsoleWithdrawal }) {
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
          words: 'withdrawals.reject',
          reasons: withdrawalReasons,
          take: (reasonCode, options) => reject.mutate({ id, reasonCode }, options),
        }}
        step={{
          words: 'withdrawals.approve',
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
          words: 'withdrawals.fail',
          reasons: transferFailures,
          take: (reasonCode, options) => fail.mutate({ id, reasonCode }, options),
        }}
        step={{
          words: 'withdrawals.complete',
          isBusy: complete.isPending,
          take: (options) => complete.mutate({ id }, options),
        }}
      />
    );
  }
  return t(`withdrawals.${status}`);
}
