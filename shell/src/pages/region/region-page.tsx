import { useTranslation } from '@tessera/shared/i18n';
import { Icon } from '@tessera/shared/ui/icons';
import { bootDocument } from '../../remotes/live-remotes.ts';
import styles from '../closed-page.module.css';
import { ClosedPage } from '../closed-page.tsx';

/** System status 2: the visitor's address and country, and that the site can't be reached from there (spec §2). */
export function RegionPage() {
  const { t, i18n } = useTranslation('shell');
  const { ip, country } = bootDocument().location;
  const countries = new Intl.DisplayNames([i18n.language], { type: 'region' });
  return (
    <ClosedPage icon={<Icon of="region" />} subject="region">
      <dl className={styles.facts}>
        <dt>{t('region.ip')}</dt>
        <dd>{ip}</dd>
        <dt>{t('region.country')}</dt>
        <dd>{countries.of(country)}</dd>
      </dl>
    </ClosedPage>
  );
}
