import type { ReactNode } from 'react';
import styles from './notice-page.module.css';

export interface NoticePageProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  /** The links or buttons to continue. */
  readonly children?: ReactNode;
}

/** A page with one message: not found, not offered, maintenance, region. */
export function NoticePage({ icon, title, text, children }: NoticePageProps) {
  return (
    <div className={styles.page}>
      <span className={styles.icon}>{icon}</span>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
