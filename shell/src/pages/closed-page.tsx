import { useTranslation } from '@tessera/shared/i18n';
import { NoticePage } from '@tessera/shared/ui/notice-page';
import type { ReactNode } from 'react';
import { Brand } from '../chrome/brand-mark/brand-mark.tsx';
import { useTitleOver } from '../routing/use-title.ts';
import styles from './closed-page.module.css';
import { ContactButton } from './contact-button.tsx';

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
    <div className={styles.page}>
      <Brand />
      <NoticePage icon={icon} title={t(`${subject}.title`)} text={t(`${subject}.text`)}>
        {children}
        <ContactButton />
      </NoticePage>
    </div>
  );
}
