import { useTranslation } from '@tessera/shared/i18n';
import { type FewNumbersKind, printedNumber } from '@tessera/shared/lottery';
import { classNames } from '@tessera/shared/ui/class-names';
import { DrawnNumbers, hasManyNumbers, inReadingOrder } from '../../features/draw/drawn-numbers.tsx';
import { FactsLine } from '../../features/draw/facts-line.tsx';
import { useText } from '../../features/text/use-text.ts';
import type { DrawnIssue } from '../../model/lottery-types.ts';
import styles from './results.widget.module.css';

interface Props {
  readonly kind: FewNumbersKind;
  readonly latest: DrawnIssue;
  readonly before: readonly DrawnIssue[];
}

/** Issues left, numbers in equal columns; the latest draw in accent on a soft ground. */
export function ResultBoard({ kind, latest, before }: Props) {
  const { t } = useTranslation('lottery');
  const text = useText();
  return (
    <table className={styles.board}>
      <tbody>
        <tr className={styles.latest}>
          <th scope="row">
            {t('home.latest')}
            <span className={styles.latestIssue}>{text.issue(latest.issue)}</span>
          </th>
          <td>
            <span className={classNames(styles.columns, hasManyNumbers(kind) && styles.lines)}>
              {inReadingOrder(kind, latest.numbers).map((number, place) => (
                <span key={place}>{printedNumber(kind, number)}</span>
              ))}
            </span>
          </td>
        </tr>
        {before.map(({ issue, numbers }) => (
          <tr key={issue}>
            <th scope="row">{text.issue(issue)}</th>
            <td>
              <span className={styles.line}>
                <DrawnNumbers kind={kind} numbers={numbers} />
                <FactsLine kind={kind} numbers={numbers} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
