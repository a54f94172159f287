import { useTranslation } from '@tessera/shared/i18n';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { useDownlineSettings, useRegisterRules } from '../../api/registration.ts';
import { bothOf } from '../../features/layout/both-of.ts';
import { CentrePage } from '../../features/layout/centre-page.tsx';
import { RegistrationPage, RegistrationSkeleton } from '../../features/registration/registration-form.tsx';

/** Register account: opens an account right below one's own. */
export default function RegisterAccountPage() {
  const { t } = useTranslation('agent');
  const settings = useDownlineSettings();
  const rules = useRegisterRules();
  return (
    <CentrePage title={t('menu.register')}>
      <ResourceView resource={bothOf(settings, rules)} skeleton={<RegistrationSkeleton />} isEmpty={() => false}>
        {([allowed, measured]) => <RegistrationPage settings={allowed} rules={measured} />}
      </ResourceView>
    </CentrePage>
  );
}
