import { PageHeader } from '@tessera/shared/ui/page-header';
import type { ReactNode } from 'react';
import styles from './centre-page.module.css';

interface Props {
  readonly title: ReactNode;
  readonly badge?: ReactNode;
  /** Beside the title; on a phone below it. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the agent centre. Its head stays while the page is read and leaves the surface's close button its corner. */
export function CentrePage({ title, badge, actions, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.parts}>
        <div className={styles.head}>
          <PageHeader level="centre" title={title} badge={badge} />
        </div>
        <div className={styles.actions}>{actions}</div>
        {children}
      </div>
    </div>
  );
}
