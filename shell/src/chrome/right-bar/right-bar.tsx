import { useTranslation } from '@tessera/shared/i18n';
import { IconButton } from '@tessera/shared/ui/button';
import { Icon } from '@tessera/shared/ui/icons';
import { QrCode } from '@tessera/shared/ui/qr-code';
import { useId, useState } from 'react';
import { useSiteStatus } from '../../content/use-site-texts.ts';
import { openSupport } from '../../support/open-support.ts';
import styles from './right-bar.module.css';

/** At the right edge of a wide page: customer service, and the codes of what a phone can open (spec §2, §9). */
export default function RightBar() {
  const { t } = useTranslation('shell');
  const resources = useSiteStatus().data?.resources ?? [];
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  return (
    <aside className={styles.bar} aria-label={t('rightBar.name')}>
      {resources.length > 0 && (
        <IconButton
          variant="neutral"
          label={t('rightBar.download')}
          icon={<Icon of="app" />}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setIsOpen(!isOpen)}
        />
      )}
      <IconButton
        variant="neutral"
        label={t('support.name')}
        icon={<Icon of="support" />}
        onClick={() => void openSupport()}
      />
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from anything in it
        <div id={panel} className={styles.panel} onKeyDown={(event) => event.key === 'Escape' && setIsOpen(false)}>
          {resources.map(({ resourceType, qrCodeUrl, url, labelNameEn }) => (
            <a key={resourceType} className={styles.code} href={url}>
              <QrCode value={qrCodeUrl} size={125} label={t('content.codeFor', { system: labelNameEn })} />
              {labelNameEn}
            </a>
          ))}
        </div>
      )}
    </aside>
  );
}
