import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { LineChart } from '@tessera/shared/ui/line-chart';
import { Segmented } from '@tessera/shared/ui/segmented';
import { useMemo } from 'react';
import type { PeriodRequest } from '../../model/period.ts';
import { withParts } from '../../model/record-filter.ts';
import type { TeamTrend } from '../../model/team.ts';
import { trendLines, trendMetrics } from '../../model/trend.ts';
import { useHere } from '../layout/use-here.ts';

interface Props {
  readonly trend: TeamTrend;
  readonly period: PeriodRequest;
}

/** One figure over the period, the stretch before dashed behind it. */
export function TrendChart({ trend, period }: Props) {
  const { t } = useTranslation('agent');
  const format = useFormat('agent');
  const { params, change } = useHere();
  const metric = trendMetrics.find((one) => one === params.get('chart')) ?? 'bet';
  const data = useMemo(() => {
    const lines = trendLines(trend, metric);
    return {
      at: lines.at,
      series: { label: t(`trend.current.${period.period}`), values: lines.current },
      comparison: { label: t(`trend.previous.${period.period}`), values: lines.previous },
    };
  }, [trend, metric, period.period, t]);
  const isSigned = metric === 'net';
  return (
    <LineChart
      title={t(`trend.${metric}`)}
      data={data}
      height={190}
      formatAt={(ms) => format.date(trend.bucket === 'hour' ? 'clock' : 'shortDay', ms)}
      formatAxis={format.compact}
      formatValue={(minor) => `${(isSigned ? format.signedCompact : format.compact)(minor)} ${format.unit}`}
      actions={
        <Segmented
          label={t('trend.metric')}
          segments={trendMetrics.map((value) => ({ value, label: t(`trend.short.${value}`) }))}
          value={metric}
          onChange={(next) => change(withParts(params, { chart: next === 'bet' ? undefined : next }))}
        />
      }
    />
  );
}
