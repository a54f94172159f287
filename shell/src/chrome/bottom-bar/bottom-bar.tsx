import { useTranslation } from '@tessera/shared/i18n';
import { ask } from '@tessera/shared/intents';
import { Link, useLocation } from '@tessera/shared/router';
import { useSession } from '@tessera/shared/session';
import { Icon, type IconName } from '@tessera/shared/ui/icons';
import type { ReactNode } from 'react';
import { useLabel } from '../../contributions/labels.ts';
import { useMenu } from '../../contributions/selectors.ts';
import { openSignInOption, useAreCentresClosed, useSignInOptions } from '../../intents/sign-in-options.ts';
import { useFollow } from '../../routing/use-follow.ts';
import { openSupport } from '../../support/open-support.ts';
import { UnreadBadge } from '../../support/unread-badge.tsx';
import styles from './bottom-bar.module.css';

/**
 * The phone's bar: home, the merchant's first page, the deposit as the filled button, the account, customer service.
 * A trial account may open no centre, so its button registers, and its account is in the menu. On a site without
 * sign-in, a visitor has neither.
 */
export function BottomBar({ onOpenMenu }: { readonly onOpenMenu: () => void }) {
  const { t } = useTranslation('shell');
  const label = useLabel();
  const followTarget = useFollow();
  const { pathname } = useLocation();
  const items = useMenu('bottom.bar').map(({ item }) => item);
  const isTrial = useSession().role === 'trial';
  const areCentresClosed = useAreCentresClosed();
  const register = useSignInOptions().find(({ intent }) => intent === 'register');
  const page = items.find((item) => 'path' in item.opens);
  const action = items.find((item) => !('path' in item.opens));
  return (
    <nav className={styles.bar} aria-label={t('menu.bottom')}>
      <BarLink to="/index" icon="home" label={t('menu.home')} current={pathname} />
      {page && 'path' in page.opens && (
        <BarLink to={page.opens.path} icon={page.icon as IconName} label={label(page.label)} current={pathname} />
      )}
      {action && (
        <BarButton isFilled icon="plus" label={label(action.label)} onPress={() => followTarget(action.opens)} />
      )}
      {isTrial && register && (
        <BarButton
          isFilled
          icon={register.icon}
          label={t(register.label)}
          onPress={() => void openSignInOption(register)}
        />
      )}
      {(isTrial || !areCentresClosed) && (
        <BarButton
          icon="account"
          label={t('menu.me')}
          onPress={isTrial ? onOpenMenu : () => void ask('open-centre', { centre: 'member' })}
        />
      )}
      <BarButton
        icon="support"
        label={t('menu.support')}
        badge={<UnreadBadge className={styles.unread} />}
        onPress={() => void openSupport()}
      />
    </nav>
  );
}

interface BarButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  /** The one filled button of the bar. */
  readonly isFilled?: boolean;
  readonly badge?: ReactNode;
}

function BarButton({ icon, label, onPress, isFilled = false, badge }: BarButtonProps) {
  const glyph = <Icon of={icon} />;
  return (
    <button type="button" className={styles.item} onClick={onPress}>
      {isFilled ? <span className={styles.tile}>{glyph}</span> : glyph}
      {label}
      {badge}
    </button>
  );
}

interface BarLinkProps {
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  /** The current path. */
  readonly current: string;
}

function BarLink({ to, icon, label, current }: BarLinkProps) {
  return (
    <Link to={to} className={styles.item} aria-current={current === to ? 'page' : undefined}>
      <Icon of={icon} />
      {label}
    </Link>
  );
}
