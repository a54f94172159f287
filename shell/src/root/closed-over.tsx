import { useTranslation } from '@tessera/shared/i18n';
import type { ReactNode } from 'react';
import { DemoStrip } from '../chrome/demo-strip/demo-strip.tsx';
import { bootDocument } from '../remotes/live-remotes.ts';
import styles from './closed-over.module.css';
import { TopCover } from './top-cover.tsx';

/** Covers the site until it opens again: nothing below can be reached, and nothing is lost. */
export function ClosedOver({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <TopCover className={styles.cover}>
      <DemoStrip />
      {children}
      <p className={styles.kept}>{t('closed.kept')}</p>
    </TopCover>
  );
}

/** Covers the site without a text for an unknown status; typed text below is kept. */
export function EmptyOver() {
  return (
    <TopCover className={styles.cover} label={bootDocument().merchant.name}>
      {null}
    </TopCover>
  );
}
