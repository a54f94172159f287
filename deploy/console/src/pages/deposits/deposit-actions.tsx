import { approveDeposit, type ConsoleDeposit, depositReasons, rejectDeposit } from '@tessera/shared/wire/console';
import { useConsoleChange } from '../../api/queries.ts';
import { DecisionPair } from '../../chrome/decision-pair.tsx';

/** Credits or refuses a waiting deposit. */
export function DepositActions({ deposit }: { deposit: ConsoleDeposit }) {
  const approve = useConsoleChange(approveDeposit);
  const reject = useConsoleChange(rejectDeposit);
  const { id } = deposit;
  return (
    <DecisionPair
      subject={deposit}
      refusal={{
        texts: 'deposits.reject',
        reasons: depositReasons,
        take: (reasonCode, options) => reject.mutate({ id, reasonCode }, options),
      }}
      step={{
        texts: 'deposits.approve',
        isBusy: approve.isPending,
        take: (options) => approve.mutate({ id }, options),
      }}
    />
  );
}
