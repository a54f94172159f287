import { useTranslation } from '@tessera/shared/i18n';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { WithdrawIcon } from '@tessera/shared/ui/icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { useWithdrawSettings } from '../../api/withdrawals.ts';
import { MoneyFormSkeleton, MoneyPage, MoneyViews, useDetail } from '../../features/money-page/money-page.tsx';
import { WithdrawalDetail } from '../../features/withdrawal/withdrawal-detail.tsx';
import { WithdrawalForm } from '../../features/withdrawal/withdrawal-form.tsx';
import { AllWithdrawals } from '../../features/withdrawal/withdrawal-list.tsx';
import { firstOfAll } from '../../model/request-filter.ts';

/** Withdraw: the form, all withdrawals, or the way of one, as the address says. */
export default function WithdrawPage() {
  const detail = useDetail();
  return (
    <MoneyViews view={detail.view}>
      <WithdrawView {...detail} />
    </MoneyViews>
  );
}

function WithdrawView({ id, filter, open, leave, showForm, showList }: ReturnType<typeof useDetail>) {
  const { t } = useTranslation('wallet');
  const showAll = () => showList(firstOfAll);
  const settings = useWithdrawSettings();
  if (id !== null)
    return (
      <WithdrawalDetail
        id={id}
        settings={settings.data}
        onOpen={open}
        onAll={showAll}
        onLeave={leave}
        isFromList={filter !== undefined}
      />
    );
  if (filter) return <AllWithdrawals filter={filter} onChange={showList} onOpen={open} onLeave={showForm} />;
  return (
    <MoneyPage title={t('withdrawal.title')}>
      <ResourceView
        resource={settings}
        skeleton={<MoneyFormSkeleton />}
        isEmpty={({ banks }) => banks.length === 0}
        empty={
          <EmptyState icon={<WithdrawIcon />} title={t('withdrawal.closed')} detail={t('withdrawal.closedDetail')} />
        }
      >
        {(value) => <WithdrawalForm settings={value} onOpen={open} onAll={showAll} />}
      </ResourceView>
    </MoneyPage>
  );
}
