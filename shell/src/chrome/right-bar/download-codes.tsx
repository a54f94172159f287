import { useTranslation } from '@tessera/shared/i18n';
import { QrCode } from '@tessera/shared/ui/qr-code';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { useSiteStatus } from '../../content/use-site-texts.ts';
import styles from './right-bar.module.css';

/** What the merchant has for phones, each with its code (spec §9: 125 pixels). */
export default function DownloadCodes() {
  const { t } = useTranslation('shell');
  const status = useSiteStatus();
  return (
    <ResourceView resource={status} skeleton={<div className={styles.waiting} />}>
      {({ resources }) =>
        resources.map(({ resourceType, qrCodeUrl, url, labelNameEn }) => (
          <a key={resourceType} className={styles.code} href={url}>
            <QrCode value={qrCodeUrl} size={125} label={t('content.codeFor', { system: labelNameEn })} />
            {labelNameEn}
          </a>
        ))
      }
    </ResourceView>
  );
}
