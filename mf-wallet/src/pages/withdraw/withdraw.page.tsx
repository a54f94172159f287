import { useTranslation } from '@tessera/shared/i18n';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { useWithdrawSettings } from '../../api/withdrawals.ts';
import { useDetail } from '../../features/detail/use-detail.ts';
import { DeskSkeleton } from '../../features/money-page/desk-skeleton.tsx';
import { MoneyPage } from '../../features/money-page/money-page.tsx';
import { WithdrawalDesk } from '../../features/withdrawal/withdrawal-desk.tsx';
import { WithdrawalDetail } from '../../features/withdrawal/withdrawal-detail.tsx';

/** Withdraw: the form, or the way of one withdrawal when the address names it. */
export default function WithdrawPage() {
  const { t } = useTranslation('wallet');
  const { id, open, leave } = useDetail();
  const settings = useWithdrawSettings();
  if (id !== null) return <WithdrawalDetail id={id} settings={settings.data} onOpen={open} onLeave={leave} />;
  return (
    <MoneyPage title={t('withdrawal.title')}>
      <ResourceView resource={settings} skeleton={<DeskSkeleton />}>
        {(value) => <WithdrawalDesk settings={value} onOpen={open} />}
      </ResourceView>
    </MoneyPage>
  );
}
