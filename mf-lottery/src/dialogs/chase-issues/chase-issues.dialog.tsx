import type { DialogProps } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import { merchantCurrency } from '@tessera/shared/merchant';
import { Badge, type BadgeTone } from '@tessera/shared/ui/badge';
import { Money } from '@tessera/shared/ui/money';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import type { BetStatus, ChaseIssueStatus } from '@tessera/shared/wire/lottery';
import { useChase } from '../../api/chases.ts';
import { ChaseLines, ChaseName } from '../../features/chase/chase-lines.tsx';
import { useChaseReason } from '../../features/chase/use-chase-reason.ts';
import { DrawnNumbers } from '../../features/draw/drawn-numbers.tsx';
import { Simulated } from '../../features/draw/simulated.tsx';
import { useText } from '../../features/text/use-text.ts';
import styles from './chase-issues.dialog.module.css';

type State = Exclude<ChaseIssueStatus, 'placed'> | BetStatus;
const tones: Readonly<Partial<Record<State, BadgeTone>>> = {
  pending: 'info',
  won: 'ok',
  skipped: 'warn',
  tie: 'warn',
  'cancelled-by-system': 'warn',
  refunded: 'warn',
};

/** Every issue of a chase: whether it is bet, what was drawn, and what came of it. */
export default function ChaseIssuesDialog({ params }: DialogProps<{ readonly id: string }, undefined>) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const reasonOf = useChaseReason();
  const detail = useChase(params.id);
  return (
    <ResourceView resource={detail} skeleton={<Skeleton height={320} width="100%" radius="m" />}>
      {({ chase, issues }) => {
        const issueText = text.issuesIn(issues.map(({ issue }) => issue));
        return (
          <>
            <p className={styles.which}>
              <ChaseName chase={chase} /> <Simulated />
            </p>
            <p className={styles.numbers}>
              <ChaseLines chase={chase} />
            </p>
            <ol className={styles.issues}>
              {issues.map(({ issue, multiple, stake, status, reason, result, payout, refund, rebate, drawn }) => {
                const state: State = status === 'placed' ? (result ?? 'pending') : status;
                return (
                  <li key={issue} className={styles.issue}>
                    <span>
                      {issueText(issue)} · ×{text.count(multiple)}
                    </span>
                    <Badge tone={tones[state] ?? 'neutral'}>
                      {t(status === 'placed' ? `bets.status.${state}` : `chase.issue.${state}`)}
                    </Badge>
                    <span className={styles.money}>
                      <Money minor={stake} currency={merchantCurrency()} />
                      {payout !== null && payout > 0 && (
                        <span className={styles.payout}>{t('chase.paid', { amount: text.amount(payout) })}</span>
                      )}
                      {refund > 0 && (
                        <span className={styles.payout}>
                          {t('bets.refund')} {text.amount(refund)}
                        </span>
                      )}
                      {rebate > 0 && (
                        <span className={styles.payout}>
                          {t('group.paid')} {text.amount(rebate)}
                        </span>
                      )}
                    </span>
                    {drawn && (
                      <span className={styles.drawn}>
                        <DrawnNumbers kind={chase.kind} numbers={drawn} />
                      </span>
                    )}
                    {reason !== null && <span className={styles.reason}>{reasonOf(reason)}</span>}
                  </li>
                );
              })}
            </ol>
          </>
        );
      }}
    </ResourceView>
  );
}
