import type { Chrome } from '@tessera/shared/contract';
import { useTranslation } from '@tessera/shared/i18n';
import { type ReactNode, useMemo, useState } from 'react';
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

// The same elements from page to page: React renders only those of their parts anew that depend on the address.
const FOOTER = <Footer />;
const RIGHT_BAR = <RightBar />;
const SIDE_MENU = <SideMenu />;

/** The chrome around a page: as much of it as the route asks for (decision 7). */
export function Frame({ chrome, children }: { chrome: Chrome; children: ReactNode }) {
  const { t } = useTranslation('shell');
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');
  // Only aurora has its menu beside the page; the other two brands have it in the drawer.
  const hasSideMenu = chrome === 'full' && bootDocument().merchant.brand === 'aurora';
  const [header, bottomBar] = useMemo(() => {
    const openMenu = () => setDrawer('open');
    return [<Header key="header" onOpenMenu={openMenu} />, <BottomBar key="bar" onOpenMenu={openMenu} />];
  }, []);
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
      {header}
      {drawer !== 'unused' && (
        <SideDrawer
          part={{ isOpen: drawer === 'open', onClose: () => setDrawer('closed') }}
          isSilent
          onFailed={() => setDrawer('unused')}
        />
      )}
      <div className={styles.body}>
        {hasSideMenu && SIDE_MENU}
        <div className={styles.column}>
          <main id="main" className={chrome === 'full' ? styles.page : styles.wide} tabIndex={-1}>
            {children}
          </main>
          {chrome === 'full' && FOOTER}
        </div>
      </div>
      {bottomBar}
      {chrome === 'full' && RIGHT_BAR}
    </>
  );
}
