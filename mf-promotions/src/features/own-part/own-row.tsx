import type { ReactNode } from 'react';
import styles from './own-panel.module.css';

export function OwnRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
