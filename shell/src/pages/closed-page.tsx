import type { ComponentProps } from 'react';
import { Brand } from '../chrome/brand-mark/brand-mark.tsx';
import { ContactButton } from './contact-button.tsx';
import styles from './notice-page.module.css';
import { NoticePage } from './notice-page.tsx';

/** All that is left of a site that is closed: whose it is, why, and the way to customer service. */
export function ClosedPage({ children, ...notice }: ComponentProps<typeof NoticePage>) {
  return (
    <div className={styles.closed}>
      <Brand />
      <NoticePage {...notice}>
        {children}
        <ContactButton />
      </NoticePage>
    </div>
  );
}
