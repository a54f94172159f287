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
import { ReasonMenu } from '../../chrome/reason-menu.tsx';
import { saysSo } from '../../chrome/step.ts';
import styles from '../deposits/deposits-page.module.css';

/** What may be done with a withdrawal where it stands: decide in review, confirm at the bank, nothing once it has ended. */
export function WithdrawalActs({ withdrawal: { id, status } }: { withdrawal: ConsoleWithdrawal }) {
  const { t } = useTranslation('console');
  const approve = useConsoleChange(approveWithdrawal);
  const reject = useConsoleChange(rejectWithdrawal);
  const complete = useConsoleChange(completeWithdrawal);
  const fail = useConsoleChange(failWithdrawal);
  if (status === 'requested' || status === 'pending_review') {
    return (
      <span className={styles.acts}>
        <ReasonMenu
          label={t('withdrawals.reject')}
          reasons={withdrawalReasons}
          onChoose={(reasonCode) => reject.mutate({ id, reasonCode }, saysSo)}
        />
        <Button
          size="small"
          variant="primary"
          isBusy={approve.isPending}
          onClick={() => approve.mutate({ id }, saysSo)}
        >
          {t('withdrawals.approve')}
        </Button>
      </span>
    );
  }
  if (status === 'approved' || status === 'submitted') {
    return (
      <span className={styles.acts}>
        <ReasonMenu
          label={t('withdrawals.fail')}
          reasons={transferFailures}
          onChoose={(reasonCode) => fail.mutate({ id, reasonCode }, saysSo)}
        />
        <Button
          size="small"
          variant="primary"
          isBusy={complete.isPending}
          onClick={() => complete.mutate({ id }, saysSo)}
        >
          {t('withdrawals.complete')}
        </Button>
      </span>
    );
  }
  return t(`withdrawals.${status}`);
}
