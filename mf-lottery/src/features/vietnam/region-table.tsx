import { useTranslation } from '@tessera/shared/i18n';
import { hasPrizeTable } from '@tessera/shared/lottery';
import type { VietnamNumbers } from '../../model/lottery-types.ts';
import { prizeRows } from '../../model/prize-table.ts';
import { HeadsAndTails } from '../draw/heads-and-tails.tsx';
import { PrizeTable } from '../draw/prize-table.tsx';
import styles from './region-table.module.css';

/** The draws of one day: several provinces side by side, or one with its heads and tails. */
export function RegionTable({ draws }: { readonly draws: readonly VietnamNumbers[] }) {
  const { t } = useTranslation('lottery');
  const [first, ...others] = draws;
  if (!first || !hasPrizeTable(first.kind)) return null;
  if (others.length === 0)
    return (
      <div className={styles.alone}>
        <PrizeTable kind={first.kind} numbers={first.numbers} />
        <HeadsAndTails kind={first.kind} numbers={first.numbers} />
      </div>
    );
  const { kind } = first;
  const tables = draws.map(({ numbers }) => prizeRows(kind, numbers));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('prize.prize')}</th>
          {draws.map(({ gameCode, gameName }) => (
            <th key={gameCode} scope="col">
              {gameName}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {prizeRows(kind, first.numbers).map(({ key }, row) => (
          <tr key={key} className={key === 'special' ? styles.special : undefined}>
            <th scope="row">{t(`prize.${key}`)}</th>
            {draws.map(({ gameCode }, index) => (
              <td key={gameCode}>
                {tables[index]?.[row]?.numbers.map((number, place) => (
                  <span key={place} className={styles.number}>
                    {number}
                  </span>
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
