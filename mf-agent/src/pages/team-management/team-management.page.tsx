import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { InviteIcon } from '@tessera/shared/ui/icons';
import { AccountsPanel } from '../../features/accounts/accounts-panel.tsx';
import { CentrePage } from '../../features/layout/centre-page.tsx';
import { useHere } from '../../features/layout/use-here.ts';
import { RaisesPanel } from '../../features/rebates/raises-panel.tsx';

/** Team management: the tree of the downline as it stands, and the rebates that were raised in it. */
export default function TeamManagementPage() {
  const { t } = useTranslation('agent');
  const { open } = useHere();
  return (
    <CentrePage
      title={t('menu.management')}
      actions={
        <Button variant="primary" icon={<InviteIcon />} onClick={() => open('registerAccount')}>
          {t('menu.register')}
        </Button>
      }
    >
      <AccountsPanel />
      <RaisesPanel />
    </CentrePage>
  );
}
