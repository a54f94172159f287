import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { approveDeposit, type ConsoleDeposit, depositReasons, rejectDeposit } from '@tessera/shared/wire/console';
import { useConsoleChange } from '../../api/queries.ts';
import { useDecision } from '../../chrome/decision.tsx';
import { ReasonMenu } from '../../chrome/reason-menu.tsx';
import styles from './deposits-page.module.css';

/** Credits a waiting deposit or refuses it, once. */
export function DepositActs({ deposit }: { deposit: ConsoleDeposit }) {
  const { t } = useTranslation('console');
  const approve = useConsoleChange(approveDeposit);
  const reject = useConsoleChange(rejectDeposit);
  const [ask, question] = useDecision(deposit);
  const { id } = deposit;
  return (
    <span className={styles.acts}>
      <ReasonMenu
        label={t('deposits.reject')}
        reasons={depositReasons}
        onChoose={(reason) =>
          ask({
            words: 'deposits.reject',
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
          ask({ words: 'deposits.approve', isRefusal: false, take: (options) => approve.mutate({ id }, options) })
        }
      >
        {t('deposits.approve')}
      </Button>
      {question}
    </span>
  );
}
