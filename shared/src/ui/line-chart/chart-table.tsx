import { useTranslation } from '../../i18n/index.ts';
import { type ChartData, type ChartFormats, formatKnownValue } from './chart-data.ts';
import styles from './line-chart.module.css';

/** The chart's figures as a table. */
export function ChartTable({ title, data, formatAt, formatValue }: ChartFormats & { title: string; data: ChartData }) {
  const { t } = useTranslation('ui');
  const columns = [data.series, ...(data.comparison ? [data.comparison] : [])];
  return (
    <div className={styles.scroll}>
      <table aria-label={title} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('chart.date')}</th>
            {columns.map((column) => (
              <th key={column.label} scope="col" className={styles.number}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.at.map((ms, index) => (
            <tr key={ms}>
              <th scope="row">{formatAt(ms)}</th>
              {columns.map((column) => (
                <td key={column.label} className={styles.number}>
                  {formatKnownValue(column.values[index], { formatValue })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
