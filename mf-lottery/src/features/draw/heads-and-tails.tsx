import { useTranslation } from '@tessera/shared/i18n';
import type { DrawnNumbers, PrizeTableKind } from '@tessera/shared/lottery';
import { headsAndTails } from '../../model/prize-table.ts';
import styles from './prize-table.module.css';

interface Props {
  readonly kind: PrizeTableKind;
  readonly numbers: DrawnNumbers;
}

/** The last two digits of all prizes, by their first digit and by their second. */
export function HeadsAndTails({ kind, numbers }: Props) {
  const { t } = useTranslation('lottery');
  const { heads, tails } = headsAndTails(kind, numbers);
  const written = (digits: readonly string[] = []) => (digits.length > 0 ? digits.join(', ') : '–');
  return (
    <table className={styles.heads}>
      <caption>{t('heads.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('heads.head')}</th>
          <th scope="col">{t('heads.lots')}</th>
          <th scope="col">{t('heads.tail')}</th>
          <th scope="col">{t('heads.lots')}</th>
        </tr>
      </thead>
      <tbody>
        {heads.map((head, digit) => (
          <tr key={digit}>
            <th scope="row">{digit}</th>
            <td>{written(head)}</td>
            <td className={styles.digit}>{digit}</td>
            <td>{written(tails[digit])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
