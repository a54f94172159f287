import { useTranslation } from '@tessera/shared/i18n';
import { Panel } from '@tessera/shared/ui/panel';
import type { Promotion } from '../../model/promotion.ts';
import titles from './conditions-panel.module.css';
import styles from './contribution-panel.module.css';

/** How much of a stake (or a loss) counts, per category, as bars. What isn't listed counts nothing. */
export function ContributionPanel({ contribution }: Pick<Promotion, 'contribution'>) {
  const { t } = useTranslation('promotions');
  if (contribution.length === 0) return null;
  return (
    <section>
      <h2 className={titles.title}>{t('detail.contribution')}</h2>
      <Panel>
        <ul className={styles.bars}>
          {contribution.map(({ category, percent }) => (
            <li key={category} className={styles.bar}>
              <span className={styles.name}>{t(`product.${category}`)}</span>
              <span className={styles.track} aria-hidden="true">
                <span className={styles.fill} style={{ inlineSize: `${percent}%` }} />
              </span>
              <span className={styles.percent}>{percent}%</span>
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  );
}
