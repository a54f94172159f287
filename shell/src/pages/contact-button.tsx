import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { Icon } from '@tessera/shared/ui/icons';
import { useState } from 'react';
import { HELP_ALONE } from '../content/content-pages.ts';
import { openSupportWindow, type SupportOutcome } from '../support/open-support.ts';
import styles from './closed-page.module.css';

/**
 * "Contact us" of the maintenance and the region page (spec §2). If the window is blocked, it links to help instead:
 * a toast would be hidden by the notice of a closed site.
 */
export function ContactButton() {
  const { t } = useTranslation('shell');
  const [outcome, setOutcome] = useState<SupportOutcome>();
  return (
    <>
      <Button
        variant="primary"
        icon={<Icon of="support" />}
        onClick={() => void openSupportWindow().then((reached) => setOutcome(reached))}
      >
        {t('support.contact')}
      </Button>
      <p className={styles.text} role="status">
        {outcome && outcome !== 'opened' && (
          <>
            {t(`support.${outcome}`)}{' '}
            <a className={styles.link} href={HELP_ALONE} target="_blank" rel="noopener">
              {t('content.help')}
            </a>
          </>
        )}
      </p>
    </>
  );
}
