import { useTranslation } from '@tessera/shared/i18n';
import type { DrawnNumbers, PrizeTableKind } from '@tessera/shared/lottery';
import { classNames } from '@tessera/shared/ui/class-names';
import { VisuallyHidden } from '@tessera/shared/ui/visually-hidden';
import { prizeRows } from '../../model/prize-table.ts';
import styles from './prize-table.module.css';

interface Props {
  readonly kind: PrizeTableKind;
  readonly numbers: DrawnNumbers;
  /** Prizes come one by one while it is shown. */
  readonly isLive?: boolean;
  /** How many last digits of each number are shown; absent for all. */
  readonly last?: number;
}

/** A draw as the customary table of prizes; a number that is not drawn yet has its place. */
export function PrizeTable({ kind, numbers, isLive = false, last }: Props) {
  const { t } = useTranslation('lottery');
  return (
    <table className={classNames(styles.table, isLive && styles.live)}>
      <caption>
        <VisuallyHidden>{t('prize.table')}</VisuallyHidden>
      </caption>
      <tbody>
        {prizeRows(kind, numbers).map(({ key, digits, numbers: printed }) => (
          <tr key={key} className={key === 'special' ? styles.special : undefined}>
            <th scope="row">{t(`prize.${key}`)}</th>
            <td>
              <span className={classNames(styles.numbers, styles[`of${printed.length}`])}>
                {printed.map((number, index) => (
                  <span key={index} className={number ? styles.number : styles.open}>
                    {(last ? number.slice(-last) : number) || (
                      <>
                        <span aria-hidden="true">{'·'.repeat(digits)}</span>
                        <VisuallyHidden>{t('prize.open')}</VisuallyHidden>
                      </>
                    )}
                  </span>
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
