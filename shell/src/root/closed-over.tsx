import { useTranslation } from '@tessera/shared/i18n';
import type { ReactNode } from 'react';
import { DemoStrip } from '../chrome/demo-strip/demo-strip.tsx';
import { bootDocument } from '../remotes/live-remotes.ts';
import styles from './closed-over.module.css';
import { TopCover } from './top-cover.tsx';

/** Lies over the site until it opens again: nothing beneath can be reached or is lost. */
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

/** Nothing is shown of a status that nobody knows; what was typed is kept beneath all the same. */
export function EmptyOver() {
  return (
    <TopCover className={styles.cover} label={bootDocument().merchant.name}>
      {null}
    </TopCover>
  );
}
