import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { InviteIcon } from '@tessera/shared/ui/icons';
import { AccountsPanel } from '../../features/accounts/accounts-panel.tsx';
import { CentrePage } from '../../features/layout/centre-page.tsx';
import { useHere } from '../../features/layout/use-here.ts';
import { PeriodDays, PeriodPicker, usePeriod } from '../../features/period/period-picker.tsx';
import { RaisesPanel } from '../../features/rebates/raises-panel.tsx';
import { readAccountFilter } from '../../model/account-filter.ts';

/** Team management: the tree of the downline as it stands, and the rebates that were raised in it. */
export default function TeamManagementPage() {
  const { t } = useTranslation('agent');
  const { open, params } = useHere();
  // How accounts stand is of now; what they did is of a period.
  const hasPeriod = readAccountFilter(params).activity !== 'any';
  const { period, today, choose } = usePeriod({ isShown: hasPeriod });
  const picker = { period, today, onChange: choose };
  return (
    <CentrePage
      title={t('menu.management')}
      actions={
        <>
          {hasPeriod && <PeriodPicker {...picker} />}
          <Button variant="primary" icon={<InviteIcon />} onClick={() => open('registerAccount')}>
            {t('menu.register')}
          </Button>
        </>
      }
    >
      {hasPeriod && <PeriodDays {...picker} />}
      <AccountsPanel period={period} />
      <RaisesPanel />
    </CentrePage>
  );
}
