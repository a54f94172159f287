import { useTranslation } from '@tessera/shared/i18n';
import { PageHeader } from '@tessera/shared/ui/page-header';
import type { ReactNode } from 'react';
import styles from './money-page.module.css';

interface Props {
  readonly title: string;
  /** What the page is about, e.g. a reference; the demo sentence stands there otherwise and above it always. */
  readonly subtitle?: ReactNode;
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}

/** A page where money moves: it says in its first line that the money is not real (look §6, demo strip). */
export function MoneyPage({ title, subtitle, badge, children }: Props) {
  const { t } = useTranslation('wallet');
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <PageHeader
          level="centre"
          title={title}
          badge={badge}
          subtitle={
            <>
              {t('demo')}
              {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
            </>
          }
        />
      </div>
      {children}
    </div>
  );
}
