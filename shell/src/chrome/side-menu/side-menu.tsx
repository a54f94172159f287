import { useTranslation } from '@tessera/shared/i18n';
import { readStored, writeStored } from '@tessera/shared/session';
import { createStore } from '@tessera/shared/store';

import { classNames } from '@tessera/shared/ui/class-names';
import { Icon } from '@tessera/shared/ui/icons';
import { Preferences } from '../preferences/preferences.tsx';
import { MenuList } from './menu-list.tsx';
import rows from './menu-row.module.css';
import { PageRow } from './shell-rows.tsx';
import styles from './side-menu.module.css';

const narrow = createStore(() => readStored('isMenuNarrow') ?? false, { rendered: false });

/** The menu beside the page: 224 px wide, or 72 px if collapsed and from 1024 to 1279 px. */
export function SideMenu() {
  const { t } = useTranslation('shell');
  const isNarrow = narrow.use();
  const toggle = () => {
    writeStored('isMenuNarrow', !isNarrow);
    narrow.set(!isNarrow);
  };
  const toggleName = t(isNarrow ? 'menu.widen' : 'menu.narrow');
  return (
    <aside className={classNames(styles.menu, isNarrow && styles.narrow)}>
      <nav className={styles.list} aria-label={t('menu.name')}>
        <MenuList />
      </nav>
      <div className={styles.foot}>
        <PageRow path="/help" icon="help" label={t('content.help')} />
        <Preferences />
        <div className={styles.toggle}>
          <button type="button" className={rows.row} title={toggleName} aria-expanded={!isNarrow} onClick={toggle}>
            <Icon of={isNarrow ? 'chevron-right' : 'chevron-left'} />
            <span className={rows.label}>{toggleName}</span>
          </button>
        </div>
      </div>
    </aside>
  );
}
