import { useTranslation } from '@tessera/shared/i18n';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { DepositIcon } from '@tessera/shared/ui/icons';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { useDepositList, useDepositSettings } from '../../api/deposits.ts';
import { DepositDetail } from '../../features/deposit/deposit-detail.tsx';
import { DepositForm } from '../../features/deposit/deposit-form.tsx';
import { MoneyFormSkeleton, MoneyPage, useDetail } from '../../features/money-page/money-page.tsx';

/** Deposit: the form, or the way of one deposit when the address names it. */
export default function DepositPage() {
  const { t } = useTranslation('wallet');
  const { id, open, leave } = useDetail();
  const settings = useDepositSettings();
  const deposits = useDepositList();
  if (id !== null)
    return <DepositDetail id={id} deposits={deposits} settings={settings.data} onOpen={open} onNew={leave} />;
  return (
    <MoneyPage title={t('deposit.title')}>
      <ResourceView
        resource={settings}
        skeleton={<MoneyFormSkeleton />}
        isEmpty={({ allowDeposit, methods }) => allowDeposit === 'N' || methods.length === 0}
        empty={<EmptyState icon={<DepositIcon />} title={t('deposit.closed')} detail={t('deposit.closedDetail')} />}
      >
        {(value) => <DepositForm settings={value} onOpen={open} />}
      </ResourceView>
    </MoneyPage>
  );
}
