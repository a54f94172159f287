import { useTranslation } from '@tessera/shared/i18n';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { Icon } from '@tessera/shared/ui/icons';
import { QrCode } from '@tessera/shared/ui/qr-code';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import styles from './content.module.css';
import { TextArticles } from './text-articles.tsx';
import { useSiteStatus } from './use-site-texts.ts';

/** The code of each system that the merchant has something for, and the guides (spec §9: 200 pixels). */
export function DownloadGuides() {
  const { t, i18n } = useTranslation('shell');
  const status = useSiteStatus();
  return (
    <>
      <ResourceView
        resource={status}
        skeleton={<Skeleton height={240} width={240} radius="l" />}
        isEmpty={({ resources }) => resources.length === 0}
        empty={<EmptyState icon={<Icon of="app" />} title={t('content.noApp')} />}
      >
        {({ resources }) => (
          <ul className={styles.codes}>
            {resources.map(({ resourceType, qrCodeUrl, labelNameEn, labelNameCn }) => {
              const label = i18n.language === 'zh' ? labelNameCn : labelNameEn;
              return (
                <li key={resourceType}>
                  <QrCode value={qrCodeUrl} size={200} margin={20} label={t('content.codeFor', { system: label })} />
                  <strong>{label}</strong>
                </li>
              );
            })}
          </ul>
        )}
      </ResourceView>
      <TextArticles category="guide" />
    </>
  );
}
