import { useTranslation } from '@tessera/shared/i18n';
import { ask } from '@tessera/shared/intents';
import { Link, useLocation } from '@tessera/shared/router';
import { useSession } from '@tessera/shared/session';
import { Icon, type IconName } from '@tessera/shared/ui/icons';
import { useLabel } from '../../contributions/labels.ts';
import { useMenu } from '../../contributions/selectors.ts';
import { openSignInOption, useAreCentresClosed, useSignInOptions } from '../../intents/sign-in-options.ts';
import { useFollow } from '../../routing/use-follow.ts';
import { openSupport } from '../../support/open-support.ts';
import styles from './bottom-bar.module.css';

/**
 * The phone's bar: home, the merchant's first page, the deposit as the filled tile, the account, customer service. No
 * centre lets a trial account in: its tile is registering, and what there is of the account stands in the menu. Where
 * nobody can sign in, a visitor has neither.
 */
export function BottomBar({ onOpenMenu }: { readonly onOpenMenu: () => void }) {
  const { t } = useTranslation('shell');
  const label = useLabel();
  const followTarget = useFollow();
  const { pathname } = useLocation();
  const items = useMenu('bottom.bar').map(({ item }) => item);
  const isTrial = useSession().role === 'trial';
  const isKeptOut = useAreCentresClosed();
  const register = useSignInOptions().find(({ intent }) => intent === 'register');
  const page = items.find((item) => 'path' in item.opens);
  const action = items.find((item) => !('path' in item.opens));
  return (
    <nav className={styles.bar} aria-label={t('menu.bottom')}>
      <BarLink to="/index" icon="home" words={t('menu.home')} current={pathname} />
      {page && 'path' in page.opens && (
        <BarLink to={page.opens.path} icon={page.icon as IconName} words={label(page.label)} current={pathname} />
      )}
      {action && (
        <BarButton isFilled icon="plus" words={label(action.label)} onPress={() => followTarget(action.opens)} />
      )}
      {isTrial && register && (
        <BarButton
          isFilled
          icon={register.icon}
          words={t(register.label)}
          onPress={() => void openSignInOption(register)}
        />
      )}
      {(isTrial || !isKeptOut) && (
        <BarButton
          icon="account"
          words={t('menu.me')}
          onPress={isTrial ? onOpenMenu : () => void ask('open-centre', { centre: 'member' })}
        />
      )}
      <BarButton icon="support" words={t('menu.support')} onPress={() => void openSupport()} />
    </nav>
  );
}

interface BarButtonProps {
  readonly icon: IconName;
  readonly words: string;
  readonly onPress: () => void;
  /** The one filled action of the bar. */
  readonly isFilled?: boolean;
}

function BarButton({ icon, words, onPress, isFilled = false }: BarButtonProps) {
  const glyph = <Icon of={icon} />;
  return (
    <button type="button" className={styles.item} onClick={onPress}>
      {isFilled ? <span className={styles.tile}>{glyph}</span> : glyph}
      {words}
    </button>
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
