import { useTranslation } from 'react-i18next';
import type { ChartData, ChartWords } from './chart-data.ts';
import styles from './line-chart.module.css';

/** The chart's figures as a table. */
export function ChartTable({ title, data, formatAt, formatValue }: ChartWords & { title: string; data: ChartData }) {
  const { t } = useTranslation('ui');
  const columns = [data.series, ...(data.comparison ? [data.comparison] : [])];
  const written = (value: number | null | undefined) => (value == null ? '–' : formatValue(value));
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
                  {written(column.values[index])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
