import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { Icon } from '@tessera/shared/ui/icons';
import { openSupport } from '../support/open-support.ts';

/** "Contact us" of the maintenance and the region page (spec §2). */
export function ContactButton() {
  const { t } = useTranslation('shell');
  return (
    <Button variant="primary" icon={<Icon of="support" />} onClick={() => void openSupport()}>
      {t('support.contact')}
    </Button>
  );
}
