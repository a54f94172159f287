import { useTranslation } from '@tessera/shared/i18n';
import { Preferences } from '../preferences/preferences.tsx';
import { MenuList } from './menu-list.tsx';
import { PageRow } from './shell-rows.tsx';
import styles from './side-menu.module.css';

/** The menu beside the page: 224 px wide, a rail of 72 px from 1024 to 1279 px. */
export function SideMenu() {
  const { t } = useTranslation('shell');
  return (
    <aside className={styles.menu}>
      <nav className={styles.list} aria-label={t('menu.name')}>
        <MenuList />
      </nav>
      <div className={styles.foot}>
        <PageRow path="/help" icon="help" words={t('content.help')} />
        <Preferences />
      </div>
    </aside>
  );
}
