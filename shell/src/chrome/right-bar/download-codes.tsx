import { useTranslation } from '@tessera/shared/i18n';
import { QrCode } from '@tessera/shared/ui/qr-code';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { useResourceName, useSiteStatus } from '../../content/use-site-texts.ts';
import styles from './right-bar.module.css';

/** The merchant's resources for phones, each with its QR code (spec §9: 125 pixels). */
export default function DownloadCodes() {
  const { t } = useTranslation('shell');
  const nameOf = useResourceName();
  const status = useSiteStatus();
  return (
    <ResourceView
      resource={status}
      skeleton={<div className={styles.waiting} />}
      isEmpty={({ resources }) => resources.length === 0}
      empty={<p>{t('rightBar.none')}</p>}
    >
      {({ resources }) =>
        resources.map((resource) => (
          <a key={resource.resourceType} className={styles.code} href={resource.url}>
            <QrCode
              value={resource.qrCodeUrl}
              size={125}
              margin={8}
              label={t('content.codeFor', { system: nameOf(resource) })}
            />
            {nameOf(resource)}
          </a>
        ))
      }
    </ResourceView>
  );
}
