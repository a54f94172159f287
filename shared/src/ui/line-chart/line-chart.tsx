import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../i18n/index.ts';
import { Button } from '../button/button.tsx';
import { RecordIcon } from '../icons/glyphs.ts';
import { ChartIcon } from '../more-icons/more-glyphs.ts';
import { onDemand } from '../on-demand/on-demand.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { ChartData, ChartFormats } from './chart-data.ts';
import { ChartTable } from './chart-table.tsx';
import styles from './line-chart.module.css';

// The chart library is loaded only where a chart is shown.
const Plot = onDemand(async () => ({ default: (await import('./plot.tsx')).Plot }));

export interface LineChartProps extends ChartFormats {
  readonly title: string;
  readonly data: ChartData;
  /** In pixels, without title and legend. */
  readonly height?: number;
  readonly actions?: ReactNode;
}

/**
 * One series over time, with the previous period; the key `T` or its button shows the same as a table. The table also
 * replaces a chart whose library could not be loaded; then the button retries.
 */
export function LineChart({ title, data, height = 220, actions, ...formats }: LineChartProps) {
  const { t } = useTranslation('ui');
  const [isTable, setTable] = useState(false);
  const toggle = () => setTable(!isTable);
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.head}>
        <span className={styles.title}>{title}</span>
        <span className={styles.legend}>
          <span className={styles.series}>{data.series.label}</span>
          {data.comparison && <span className={styles.comparison}>{data.comparison.label}</span>}
        </span>
        {actions}
        <Button
          variant="text"
          size="small"
          icon={isTable ? <ChartIcon /> : <RecordIcon />}
          aria-keyshortcuts="t"
          onClick={toggle}
        >
          {t(isTable ? 'chart.showChart' : 'chart.showTable')}
        </Button>
      </figcaption>
      {isTable ? (
        <ChartTable title={title} data={data} {...formats} />
      ) : (
        <Plot
          part={{ title, data, height, onTable: toggle, ...formats }}
          waiting={<Skeleton height={height} radius="m" />}
          onFailed={() => setTable(true)}
        />
      )}
    </figure>
  );
}
