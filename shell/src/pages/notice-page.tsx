import type { ReactNode } from 'react';
import styles from './notice-page.module.css';

interface Props {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A page that says one thing: not found, maintenance, region. */
export function NoticePage({ icon, title, text, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.icon}>{icon}</div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
