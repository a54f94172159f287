import { useTranslation } from '@tessera/shared/i18n';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { WithdrawIcon } from '@tessera/shared/ui/icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { useWithdrawSettings } from '../../api/withdrawals.ts';
import { MoneyFormSkeleton, MoneyPage, useDetail } from '../../features/money-page/money-page.tsx';
import { WithdrawalDetail } from '../../features/withdrawal/withdrawal-detail.tsx';
import { WithdrawalForm } from '../../features/withdrawal/withdrawal-form.tsx';

/** Withdraw: the form, or the way of one withdrawal when the address names it. */
export default function WithdrawPage() {
  const { t } = useTranslation('wallet');
  const { id, open, leave } = useDetail();
  const settings = useWithdrawSettings();
  if (id !== null) return <WithdrawalDetail id={id} settings={settings.data} onOpen={open} onLeave={leave} />;
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
        {(value) => <WithdrawalForm settings={value} onOpen={open} />}
      </ResourceView>
    </MoneyPage>
  );
}
