import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { DepositIcon } from '@tessera/shared/ui/icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { useDepositSettings } from '../../api/deposits.ts';
import { DepositDetail } from '../../features/deposit/deposit-detail.tsx';
import { DepositForm } from '../../features/deposit/deposit-form.tsx';
import { AllDeposits } from '../../features/deposit/deposit-list.tsx';
import { MoneyFormSkeleton, MoneyPage, MoneyViews, useDetail } from '../../features/money-page/money-page.tsx';
import { firstOfAll } from '../../model/request-filter.ts';

/** Deposit: the form, all deposits, or the way of one, as the address says. */
export default function DepositPage() {
  const detail = useDetail();
  return (
    <MoneyViews view={detail.view}>
      <DepositView {...detail} />
    </MoneyViews>
  );
}

function DepositView({ id, filter, open, leave, showForm, showList }: ReturnType<typeof useDetail>) {
  const { t } = useTranslation('wallet');
  const showAll = () => showList(firstOfAll);
  const settings = useDepositSettings();
  if (id !== null)
    return (
      <DepositDetail
        id={id}
        settings={settings.data}
        onOpen={open}
        onAll={showAll}
        onNew={showForm}
        onBack={filter && leave}
      />
    );
  if (filter) return <AllDeposits filter={filter} onChange={showList} onOpen={open} onLeave={showForm} />;
  return (
    <MoneyPage title={t('deposit.title')}>
      <ResourceView
        resource={settings}
        skeleton={<MoneyFormSkeleton />}
        isEmpty={({ allowDeposit, methods }) => allowDeposit === 'N' || methods.length === 0}
        empty={settings.data?.closed?.code === 'break.active' ? <OnBreak {...settings.data.closed} /> : <Closed />}
      >
        {(value) => <DepositForm settings={value} onOpen={open} onAll={showAll} />}
      </ResourceView>
    </MoneyPage>
  );
}

function Closed() {
  const { t } = useTranslation('wallet');
  return <EmptyState icon={<DepositIcon />} title={t('deposit.closed')} detail={t('deposit.closedDetail')} />;
}

function OnBreak({ untilMs }: { readonly untilMs: number | null }) {
  const { t } = useTranslation('wallet');
  const { date } = useFormat('wallet');
  const detail = untilMs === null ? t('break.forGood') : t('break.until', { time: date('moment', untilMs) });
  return <EmptyState icon={<DepositIcon />} title={t('break.title')} detail={detail} />;
}
