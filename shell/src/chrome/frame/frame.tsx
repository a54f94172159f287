import type { Chrome } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import { type ReactNode, useState } from 'react';
import { onDemand } from '../../contributions/on-demand.tsx';
import { bootDocument } from '../../remotes/live-remotes.ts';
import { BottomBar } from '../bottom-bar/bottom-bar.tsx';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { RightBar } from '../right-bar/right-bar.tsx';
import { SideMenu } from '../side-menu/side-menu.tsx';
import styles from './frame.module.css';

// Loaded on the first click, and only needed below 1024 px.
const SideDrawer = onDemand(() => import('../side-menu/side-drawer.tsx'));

/** The chrome around a page: as much of it as the route asks for (decision 7). */
export function Frame({ chrome, children }: { chrome: Chrome; children: ReactNode }) {
  const { t } = useTranslation('shell');
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  // Only aurora has its menu beside the page; the other two brands have it in the drawer.
  const hasSideMenu = chrome === 'full' && bootDocument().merchant.brand === 'aurora';
  const openMenu = () => setDrawer('open');
  if (chrome === 'none') return <main className={styles.bare}>{children}</main>;
  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      {chrome === 'full' && (
        <a className={styles.skip} href="#site-footer">
          {t('skipToFooter')}
        </a>
      )}
      <Header onOpenMenu={openMenu} />
      {drawer !== 'unused' && (
        <SideDrawer
          part={{ isOpen: drawer === 'open', onClose: () => setDrawer('closed') }}
          isSilent
          onFailed={() => setDrawer('unused')}
        />
      )}
      <div className={styles.body}>
        {hasSideMenu && <SideMenu />}
        <div className={styles.column}>
          <main id="main" className={chrome === 'full' ? styles.page : styles.wide} tabIndex={-1}>
            {children}
          </main>
          {chrome === 'full' && <Footer />}
        </div>
      </div>
      <BottomBar onOpenMenu={openMenu} />
      {chrome === 'full' && <RightBar />}
    </>
  );
}
