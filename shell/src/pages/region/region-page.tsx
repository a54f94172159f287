import { useTranslation } from '@tessera/shared/i18n';
import { Icon } from '@tessera/shared/ui/icons';
import { bootDocument } from '../../remotes/live-remotes.ts';
import { ContactButton } from '../contact-button.tsx';
import styles from '../notice-page.module.css';
import { NoticePage } from '../notice-page.tsx';

/** System status 2: the visitor's address and country, and that the site can't be reached from there (spec §2). */
export function RegionPage() {
  const { t } = useTranslation('shell');
  const { ip, country } = bootDocument().location;
  return (
    <NoticePage icon={<Icon of="region" />} title={t('region.title')} text={t('region.text')}>
      <dl className={styles.facts}>
        <dt>{t('region.ip')}</dt>
        <dd>{ip}</dd>
        <dt>{t('region.country')}</dt>
        <dd>{country}</dd>
      </dl>
      <ContactButton />
    </NoticePage>
  );
}
