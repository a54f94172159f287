import { useTranslation } from '@tessera/shared/i18n';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { Icon } from '@tessera/shared/ui/icons';

/** The merchant takes no registrations by username at the moment (decision 13). */
export function RegistrationClosed() {
  const { t } = useTranslation('auth');
  return <EmptyState icon={<Icon of="lock" />} title={t('register.closed')} detail={t('register.closedDetail')} />;
}
