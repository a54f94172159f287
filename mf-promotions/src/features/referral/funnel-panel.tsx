import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Panel } from '@tessera/shared/ui/panel';
import type { Funnel } from '../../api/referral.ts';
import styles from './referral.module.css';

const steps = ['visited', 'registered', 'qualified', 'paid'] as const;

interface Props {
  readonly funnel: Funnel;
  readonly month: { readonly count: number; readonly amount: number };
}

/** How far invitations have come, each figure with what it counts, and what this month has brought. */
export function FunnelPanel({ funnel, month }: Props) {
  const { t } = useTranslation('promotions');
  const { count, full } = useFormat('promotions');
  return (
    <Panel level={2} title={t('referral.funnel')}>
      <dl className={styles.funnel}>
        {steps.map((step) => (
          <div key={step} className={styles.step}>
            <dt>{t(`referral.step.${step}`)}</dt>
            <dd>
              <span className={styles.figure}>{count(funnel[step])}</span>
              <span className={styles.note}>{t(`referral.stepNote.${step}`)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('referral.month', { rewards: count(month.count), amount: full(month.amount) })}</p>
    </Panel>
  );
}
