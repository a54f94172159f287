import { useTranslation } from '@tessera/shared/i18n';
import { Panel } from '@tessera/shared/ui/panel';
import { conditionLines } from '../../model/conditions.ts';
import type { Promotion } from '../../model/promotion.ts';
import styles from './conditions-panel.module.css';
import { useConditionText } from './use-condition-text.ts';

/** The conditions at a glance: who, when, how much, the rolling, the payment. */
export function ConditionsPanel({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions');
  const text = useConditionText();
  const lines = conditionLines(promotion);
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{t('detail.conditions')}</h2>
      <Panel className={styles.panel}>
        <dl className={styles.lines}>
          {lines.map((line) => (
            <div key={line.label} className={styles.line}>
              <dt className={styles.label}>{t(line.label)}</dt>
              <dd className={styles.text}>{text(line)}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </section>
  );
}
