import { useTranslation } from '@tessera/shared/i18n';
import { QrCode } from '@tessera/shared/ui/qr-code';
import styles from './content.module.css';
import { type Resource, useResourceName } from './use-site-texts.ts';

/** The QR code of each resource of the merchant. */
export function ResourceCodes({ resources }: { readonly resources: readonly Resource[] }) {
  const { t } = useTranslation('shell');
  const nameOf = useResourceName();
  return (
    <ul className={styles.codes}>
      {resources.map((resource) => (
        <li key={resource.resourceType} data-resource={resource.resourceType}>
          <QrCode value={resource.qrCodeUrl} label={t('content.codeFor', { system: nameOf(resource) })} />
          <strong>{nameOf(resource)}</strong>
        </li>
      ))}
    </ul>
  );
}
