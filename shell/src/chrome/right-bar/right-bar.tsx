import { useTranslation } from '@tessera/shared/i18n';
import { IconButton } from '@tessera/shared/ui/button';
import { Icon } from '@tessera/shared/ui/icons';
import { useId, useState } from 'react';
import { onDemand } from '../../contributions/on-demand.tsx';
import { bootDocument } from '../../remotes/live-remotes.ts';
import { openSupport } from '../../support/open-support.ts';
import { UnreadBadge } from '../../support/unread-badge.tsx';
import styles from './right-bar.module.css';

const DownloadCodes = onDemand(() => import('./download-codes.tsx'));

/**
 * At the right edge of a wide page: customer service, and QR codes for phones (spec §2). Their code is loaded when
 * the pointer comes near.
 */
export function RightBar() {
  const { t } = useTranslation('shell');
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  return (
    <aside className={styles.bar} aria-label={t('rightBar.name')}>
      {bootDocument().hasResources && (
        <IconButton
          variant="neutral"
          label={t('rightBar.download')}
          icon={<Icon of="app" />}
          aria-expanded={isOpen}
          aria-controls={panel}
          onPointerEnter={DownloadCodes.preload}
          onFocus={DownloadCodes.preload}
          onClick={() => setIsOpen(!isOpen)}
        />
      )}
      <div className={styles.support}>
        <IconButton
          variant="neutral"
          label={t('support.name')}
          icon={<Icon of="support" />}
          onClick={() => void openSupport()}
        />
        <UnreadBadge className={styles.unread} />
      </div>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from anything in it
        <div id={panel} className={styles.panel} onKeyDown={(event) => event.key === 'Escape' && setIsOpen(false)}>
          <DownloadCodes part={{}} waiting={<div className={styles.waiting} aria-busy />} />
        </div>
      )}
    </aside>
  );
}
