import { useTranslation } from '@tessera/shared/i18n';
import { useQueryClient } from '@tessera/shared/query';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import { exportTeamTrend } from '@tessera/shared/wire/agent';
import { useTeamOverview, useTeamTrend } from '../../api/team.ts';
import { overviewFigures } from '../../features/branch/branch-columns.tsx';
import { BranchPanel } from '../../features/branch/branch-panel.tsx';
import { KpiRow, KpiSkeleton, TeamFacts } from '../../features/kpis/kpi-row.tsx';
import { AsOf } from '../../features/layout/as-of.tsx';
import { CentrePage } from '../../features/layout/centre-page.tsx';
import { PeriodDays, PeriodPicker, usePeriod } from '../../features/period/period-picker.tsx';
import { ExportButton } from '../../features/records/export-button.tsx';
import records from '../../features/records/records.module.css';
import { TrendChart } from '../../features/trend/trend-chart.tsx';
import type { TeamTrend } from '../../model/team.ts';

/** The days that a trend shows. */
const spanOf = ({ places, asOfMs }: TeamTrend) => ({
  fromMs: places[0] ?? asOfMs,
  toMs: Math.min(asOfMs, (places.at(-1) ?? asOfMs) + 1),
});

/** Team overview: figures, their way and the downline, each from the ledger and each failing alone. */
export default function TeamOverviewPage() {
  const { t } = useTranslation('agent');
  const client = useQueryClient();
  const { period, today, choose } = usePeriod();
  const overview = useTeamOverview(period);
  const trend = useTeamTrend(period);
  const refresh = () => client.invalidateQueries({ queryKey: ['agent'] });
  const picker = { period, today, onChange: choose };
  return (
    <CentrePage
      title={t('menu.overview')}
      badge={<AsOf ms={overview.data?.asOfMs} isBusy={overview.isFetching} onRefresh={refresh} />}
      actions={<PeriodPicker {...picker} />}
    >
      <PeriodDays {...picker} />
      <ResourceView resource={overview} skeleton={<KpiSkeleton />}>
        {(shown) => (
          <>
            <KpiRow overview={shown} period={period} trend={trend.isPlaceholderData ? undefined : trend.data} />
            <TeamFacts overview={shown} period={period} />
          </>
        )}
      </ResourceView>
      <Panel padding="small">
        <ResourceView resource={trend} skeleton={<Skeleton height={250} radius="m" />}>
          {(shown) => (
            <>
              <TrendChart trend={shown} period={period} />
              <div className={records.bar}>
                <ExportButton endpoint={exportTeamTrend} request={period} name="team-by-time" span={spanOf(shown)} />
              </div>
            </>
          )}
        </ResourceView>
      </Panel>
      <BranchPanel period={period} figures={overviewFigures} />
    </CentrePage>
  );
}
