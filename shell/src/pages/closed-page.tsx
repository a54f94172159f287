import { useTranslation } from '@tessera/shared/i18n';
import { Icon } from '@tessera/shared/ui/icons';
import { ClockIcon, RegionIcon } from '@tessera/shared/ui/more-icons';
import { NoticePage } from '@tessera/shared/ui/notice-page';
import type { ReactNode } from 'react';
import { Brand } from '../chrome/brand-mark/brand-mark.tsx';
import { bootDocument } from '../remotes/live-remotes.ts';
import { useTitleOver } from '../routing/use-title.ts';
import styles from './closed-page.module.css';
import { ContactButton } from './contact-button.tsx';

interface Props {
  readonly icon: ReactNode;
  /** Prefix of its messages in the shell's namespace: `maintenance.title`, `maintenance.text`. */
  readonly subject: 'maintenance' | 'region';
  readonly children?: ReactNode;
}

/** The page of a closed site: brand, reason, and a link to customer service. */
function ClosedPage({ icon, subject, children }: Props) {
  const { t } = useTranslation('shell');
  useTitleOver(`${subject}.title`);
  return (
    <div className={styles.page}>
      <Brand />
      <NoticePage icon={icon} title={t(`${subject}.title`)} text={t(`${subject}.text`)}>
        {children}
        <ContactButton />
      </NoticePage>
    </div>
  );
}

/** System status 1 (spec §2). The site returns when a new status is pushed. */
export function MaintenancePage() {
  return <ClosedPage icon={<Icon of={ClockIcon} />} subject="maintenance" />;
}

/** System status 2: the visitor's address and country, and that the site is not available there (spec §2). */
export function RegionPage() {
  const { t, i18n } = useTranslation('shell');
  const { ip, country } = bootDocument().location;
  const countries = new Intl.DisplayNames([i18n.language], { type: 'region' });
  return (
    <ClosedPage icon={<Icon of={RegionIcon} />} subject="region">
      <dl className={styles.facts}>
        <dt>{t('region.ip')}</dt>
        <dd>{ip}</dd>
        <dt>{t('region.country')}</dt>
        <dd>{countries.of(country)}</dd>
      </dl>
    </ClosedPage>
  );
}
