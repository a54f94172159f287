import { useTranslation } from '@tessera/shared/i18n';
import { ask } from '@tessera/shared/intents';
import { Link, useLocation } from '@tessera/shared/router';
import { Icon, type IconName } from '@tessera/shared/ui/icons';
import { useLabel } from '../../contributions/labels.ts';
import { useMenu } from '../../contributions/selectors.ts';
import { useFollow } from '../../routing/use-follow.ts';
import { openSupport } from '../../support/open-support.ts';
import styles from './bottom-bar.module.css';

/** The phone's bar: home, the merchant's first page, the deposit as the filled tile, the account, customer service. */
export function BottomBar() {
  const { t } = useTranslation('shell');
  const label = useLabel();
  const followTarget = useFollow();
  const { pathname } = useLocation();
  const items = useMenu('bottom.bar').map(({ item }) => item);
  const page = items.find((item) => 'path' in item.opens);
  const action = items.find((item) => !('path' in item.opens));
  return (
    <nav className={styles.bar} aria-label={t('menu.bottom')}>
      <BarLink to="/index" icon="home" words={t('menu.home')} current={pathname} />
      {page && 'path' in page.opens && (
        <BarLink to={page.opens.path} icon={page.icon as IconName} words={label(page.label)} current={pathname} />
      )}
      {action && (
        <button type="button" className={styles.item} onClick={() => followTarget(action.opens)}>
          <span className={styles.tile}>
            <Icon of="plus" />
          </span>
          {label(action.label)}
        </button>
      )}
      <button type="button" className={styles.item} onClick={() => void ask('open-centre', { centre: 'member' })}>
        <Icon of="account" />
        {t('menu.me')}
      </button>
      <button type="button" className={styles.item} onClick={() => void openSupport()}>
        <Icon of="support" />
        {t('menu.support')}
      </button>
    </nav>
  );
}

interface BarLinkProps {
  readonly to: string;
  readonly icon: IconName;
  readonly words: string;
  /** Where the visitor is. */
  readonly current: string;
}

function BarLink({ to, icon, words, current }: BarLinkProps) {
  return (
    <Link to={to} className={styles.item} aria-current={current === to ? 'page' : undefined}>
      <Icon of={icon} />
      {words}
    </Link>
  );
}
