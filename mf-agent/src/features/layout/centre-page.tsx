import { PageHeader } from '@tessera/shared/ui/page-header';
import type { ReactNode } from 'react';
import styles from './centre-page.module.css';

interface Props {
  readonly title: ReactNode;
  readonly badge?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the agent centre; its head leaves the surface's close button its corner. */
export function CentrePage({ title, badge, actions, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeader level="centre" title={title} badge={badge} actions={actions} />
      </div>
      {children}
    </div>
  );
}
