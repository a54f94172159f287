import { useTranslation } from '@tessera/shared/i18n';
import { useQueryClient } from '@tessera/shared/query';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { figureNames } from '@tessera/shared/wire/agent';
import { useTeamOverview } from '../../api/team.ts';
import { BranchPanel } from '../../features/branch/branch-panel.tsx';
import { AsOf } from '../../features/layout/as-of.tsx';
import { CentrePage } from '../../features/layout/centre-page.tsx';
import { PeriodDays, PeriodPicker, usePeriod } from '../../features/period/period-picker.tsx';
import { FigureHelp } from '../../features/profit/figure-help.tsx';
import { ProfitCards, ProfitCardsSkeleton } from '../../features/profit/profit-cards.tsx';

/** User profit and loss: every figure of every account and branch, own beside team, each with the list behind it. */
export default function ProfitLossPage() {
  const { t } = useTranslation('agent');
  const client = useQueryClient();
  const { period, today, choose } = usePeriod();
  const overview = useTeamOverview(period);
  const picker = { period, today, onChange: choose };
  return (
    <CentrePage
      title={t('profit.title')}
      badge={
        <AsOf
          ms={overview.data?.asOfMs}
          isBusy={overview.isFetching}
          onRefresh={() => client.invalidateQueries({ queryKey: ['agent'] })}
        />
      }
      actions={<PeriodPicker {...picker} />}
    >
      <PeriodDays {...picker} />
      <ResourceView resource={overview} skeleton={<ProfitCardsSkeleton />}>
        {(shown) => <ProfitCards overview={shown} period={period} />}
      </ResourceView>
      <FigureHelp />
      <BranchPanel period={period} figures={figureNames} title={t('profit.table')} />
    </CentrePage>
  );
}
