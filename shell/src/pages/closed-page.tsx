import { useTranslation } from '@tessera/shared/i18n';
import type { ReactNode } from 'react';
import { Brand } from '../chrome/brand-mark/brand-mark.tsx';
import { useTitleOver } from '../routing/use-title.ts';
import { ContactButton } from './contact-button.tsx';
import styles from './notice-page.module.css';
import { NoticePage } from './notice-page.tsx';

interface Props {
  readonly icon: ReactNode;
  /** What its messages begin with in the shell's namespace: `maintenance.title`, `maintenance.text`. */
  readonly subject: 'maintenance' | 'region';
  readonly children?: ReactNode;
}

/** All that is left of a site that is closed: whose it is, why, and the way to customer service. */
export function ClosedPage({ icon, subject, children }: Props) {
  const { t } = useTranslation('shell');
  useTitleOver(`${subject}.title`);
  return (
    <div className={styles.closed}>
      <Brand />
      <NoticePage icon={icon} title={t(`${subject}.title`)} text={t(`${subject}.text`)}>
        {children}
        <ContactButton />
      </NoticePage>
    </div>
  );
}
