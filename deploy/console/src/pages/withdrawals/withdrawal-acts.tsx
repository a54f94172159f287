import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
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
import { useDecision } from '../../chrome/decision.tsx';
import { ReasonMenu } from '../../chrome/reason-menu.tsx';
import styles from '../deposits/deposits-page.module.css';

/** What may be done with a withdrawal where it stands: decide in review, confirm at the bank, nothing once it has ended. */
export function WithdrawalActs({ withdrawal }: { withdrawal: ConsoleWithdrawal }) {
  const { t } = useTranslation('console');
  const approve = useConsoleChange(approveWithdrawal);
  const reject = useConsoleChange(rejectWithdrawal);
  const complete = useConsoleChange(completeWithdrawal);
  const fail = useConsoleChange(failWithdrawal);
  const [ask, question] = useDecision(withdrawal);
  const { id, status } = withdrawal;
  if (status === 'requested' || status === 'pending_review') {
    return (
      <span className={styles.acts}>
        <ReasonMenu
          label={t('withdrawals.reject')}
          reasons={withdrawalReasons}
          onChoose={(reason) =>
            ask({
              words: 'withdrawals.reject',
              isRefusal: true,
              reason,
              take: (options) => reject.mutate({ id, reasonCode: reason }, options),
            })
          }
        />
        <Button
          size="small"
          variant="primary"
          isBusy={approve.isPending}
          onClick={() =>
            ask({ words: 'withdrawals.approve', isRefusal: false, take: (options) => approve.mutate({ id }, options) })
          }
        >
          {t('withdrawals.approve')}
        </Button>
        {question}
      </span>
    );
  }
  if (status === 'approved' || status === 'submitted') {
    return (
      <span className={styles.acts}>
        <ReasonMenu
          label={t('withdrawals.fail')}
          reasons={transferFailures}
          onChoose={(reason) =>
            ask({
              words: 'withdrawals.fail',
              isRefusal: true,
              reason,
              take: (options) => fail.mutate({ id, reasonCode: reason }, options),
            })
          }
        />
        <Button
          size="small"
          variant="primary"
          isBusy={complete.isPending}
          onClick={() =>
            ask({
              words: 'withdrawals.complete',
              isRefusal: false,
              take: (options) => complete.mutate({ id }, options),
            })
          }
        >
          {t('withdrawals.complete')}
        </Button>
        {question}
      </span>
    );
  }
  return t(`withdrawals.${status}`);
}
