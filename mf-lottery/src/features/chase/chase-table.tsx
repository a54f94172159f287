import { useTranslation } from '@tessera/shared/i18n';
import type { ChaseRow } from '../../model/chase.ts';
import { useText } from '../text/use-text.ts';
import styles from './chase.module.css';

/** Each issue with its multiple, its stake and what is staked until then: four short columns, also on a phone. */
export function ChaseTable({ rows }: { readonly rows: readonly ChaseRow[] }) {
  const { t } = useTranslation('lottery');
  const text = useText();
  const issueText = text.issuesIn(rows.map(({ issue }) => issue));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={styles.scroll} aria-label={t('chase.table')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('past.issue')}</th>
            <th scope="col">{t('panel.multiple')}</th>
            <th scope="col">{t('bets.stake')}</th>
            <th scope="col">{t('chase.total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ issue, multiple, stakeMinor, totalMinor }) => (
            <tr key={issue}>
              <th scope="row">{issueText(issue)}</th>
              <td>×{text.count(multiple)}</td>
              <td>{text.figures(stakeMinor)}</td>
              <td>{text.figures(totalMinor)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
