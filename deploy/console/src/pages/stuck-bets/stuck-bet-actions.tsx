import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { returnStuckBet, type StuckBet, settleStuckBet } from '@tessera/shared/wire/console';
import { useConsoleChange } from '../../api/queries.ts';
import { useDecision } from '../../chrome/decision.tsx';
import styles from '../../chrome/decision-pair.module.css';

/** The two actions for a bet that could not be settled. Both ask for confirmation. */
export function StuckBetActions({ bet }: { bet: StuckBet }) {
  const { t } = useTranslation('console');
  const settle = useConsoleChange(settleStuckBet);
  const refund = useConsoleChange(returnStuckBet);
  const [ask, question] = useDecision(bet);
  const { id } = bet;
  return (
    <span className={styles.acts}>
      <Button
        size="small"
        isBusy={refund.isPending}
        onClick={() =>
          ask({ texts: 'stuckBets.return', isRefusal: true, take: (options) => refund.mutate({ id }, options) })
        }
      >
        {t('stuckBets.return')}
      </Button>
      <Button
        size="small"
        variant="primary"
        isBusy={settle.isPending}
        onClick={() =>
          ask({ texts: 'stuckBets.settle', isRefusal: false, take: (options) => settle.mutate({ id }, options) })
        }
      >
        {t('stuckBets.settle')}
      </Button>
      {question}
    </span>
  );
}
