import { useTranslation } from '@tessera/shared/i18n';
import { ask } from '@tessera/shared/intents';
import { Link, useLocation } from '@tessera/shared/router';
import { Icon, type IconName } from '@tessera/shared/ui/icons';
import { useLabel } from '../../contributions/labels.ts';
import { useMenu } from '../../contributions/selectors.ts';
import { useFollow } from '../../routing/use-follow.ts';
import styles from './bottom-bar.module.css';

/** The phone's five: home, what the remotes put here, the account. The deposit is the filled tile. */
export function BottomBar() {
  const { t } = useTranslation('shell');
  const label = useLabel();
  const followTarget = useFollow();
  const { pathname } = useLocation();
  const items = useMenu('bottom.bar');
  return (
    <nav className={styles.bar} aria-label={t('menu.bottom')}>
      <Link to="/index" className={styles.item} aria-current={pathname === '/index' ? 'page' : undefined}>
        <Icon of="home" />
        {t('menu.home')}
      </Link>
      {items.map(({ item }) =>
        'path' in item.opens ? (
          <Link
            key={item.label}
            to={item.opens.path}
            className={styles.item}
            aria-current={pathname === item.opens.path ? 'page' : undefined}
          >
            <Icon of={item.icon as IconName} />
            {label(item.label)}
          </Link>
        ) : (
          <button key={item.label} type="button" className={styles.item} onClick={() => followTarget(item.opens)}>
            <span className={styles.tile}>
              <Icon of="plus" />
            </span>
            {label(item.label)}
          </button>
        ),
      )}
      <button type="button" className={styles.item} onClick={() => void ask('open-centre', { centre: 'member' })}>
        <Icon of="account" />
        {t('menu.me')}
      </button>
    </nav>
  );
}
