import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Panel } from '@tessera/shared/ui/panel';
import { type ConditionLine, conditionLines } from '../../model/conditions.ts';
import type { Promotion } from '../../model/promotion.ts';
import styles from './conditions-panel.module.css';
import contributionPanelStyles from './contribution-panel.module.css';

const written = (entries: Readonly<Record<string, number>> | undefined, write: (value: number) => string) =>
  Object.fromEntries(Object.entries(entries ?? {}).map(([name, value]) => [name, write(value)]));

/** A line of the conditions in words, with its amounts and dates as the language writes them. */
function useConditionText(): (line: ConditionLine) => string {
  const { t } = useTranslation('promotions');
  const { full, date } = useFormat('promotions');
  return ({ text, amounts, moments, values }) =>
    t(text, { ...values, ...written(amounts, full), ...written(moments, (ms) => date('fullDay', ms)) });
}

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
        <dl>
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

/** How much of a stake (or a loss) counts, per category, as bars. What isn't listed counts nothing. */
export function ContributionPanel({ contribution }: Pick<Promotion, 'contribution'>) {
  const { t } = useTranslation('promotions');
  const { wholePercent } = useFormat('promotions');
  if (contribution.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{t('detail.contribution')}</h2>
      <Panel>
        <ul className={contributionPanelStyles.bars}>
          {contribution.map(({ category, percent }) => (
            <li key={category} className={contributionPanelStyles.bar}>
              <span className={contributionPanelStyles.name}>{t(`product.${category}`)}</span>
              <span className={contributionPanelStyles.track} aria-hidden="true">
                <span className={contributionPanelStyles.fill} style={{ inlineSize: `${percent}%` }} />
              </span>
              <span className={contributionPanelStyles.percent}>{wholePercent(percent)}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  );
}
