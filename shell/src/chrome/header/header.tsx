import { useTranslation } from '@tessera/shared/i18n';
import { useSession } from '@tessera/shared/session';
import { Button, type ButtonProps, IconButton } from '@tessera/shared/ui/button';
import { Icon } from '@tessera/shared/ui/icons';
import { useIsIdle } from '@tessera/shared/when-idle';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { Slot } from '../../contributions/slot.tsx';
import { openSignInOption, type SignInOption, useSignInOptions } from '../../intents/sign-in-options.ts';
import { bootDocument } from '../../remotes/live-remotes.ts';
import { AccountEntry, ReturningAccount } from '../account-menu/account-entry.tsx';
import { BrandMark } from '../brand-mark/brand-mark.tsx';
import { AccountPlace } from './account-place.tsx';
import styles from './header.module.css';

/** Mark, categories, search and account. The shell places the slots; remotes fill them. */
export function Header({ onOpenMenu }: { onOpenMenu: () => void }) {
  const { t } = useTranslation('shell');
  const session = useSession();
  // The quick log-in is not part of the first render, and appears on wide screens only (docs/adr/0010).
  const isIdle = useIsIdle();
  const isWide = useMediaQuery('(width >= 1680px)') && bootDocument().merchant.brand === 'aurora';
  const [hasQuickLogin, setHasQuickLogin] = useState(false);
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <IconButton className={styles.burger} label={t('menu.open')} icon={<Icon of="menu" />} onClick={onOpenMenu} />
        <BrandMark />
        <nav className={styles.nav} aria-label={t('menu.categories')}>
          <Slot name="header.nav" size="icon" />
        </nav>
        <div className={styles.cluster}>
          <Slot name="header.search" size="icon" />
          <AccountPlace>
            {session.role === 'restoring' && <ReturningAccount name={session.name} />}
            {'member' in session && <AccountEntry member={session.member} />}
          </AccountPlace>
          {session.role === 'visitor' && isIdle && isWide && (
            <Slot name="header.visitor" size="icon" onMountedChange={setHasQuickLogin} />
          )}
          {session.role === 'visitor' && <VisitorCluster hasQuickLogin={hasQuickLogin} />}
        </div>
      </div>
    </header>
  );
}

const looks: Readonly<Record<SignInOption['intent'], Pick<ButtonProps, 'variant' | 'className'>>> = {
  'start-free-play': { variant: 'text', className: styles.freePlay },
  'sign-in': { className: styles.entry },
  register: { variant: 'primary', className: styles.entry },
};

/** Free play, log in, register. The quick log-in replaces the first two, because its form can do both. */
function VisitorCluster({ hasQuickLogin }: { readonly hasQuickLogin: boolean }) {
  const { t } = useTranslation('shell');
  return useSignInOptions()
    .filter(({ intent }) => !hasQuickLogin || intent === 'register')
    .map((option) => (
      <Button key={option.intent} {...looks[option.intent]} onClick={() => void openSignInOption(option)}>
        {t(option.label)}
      </Button>
    ));
}

/** Whether a media query matches; updates when the window changes. */
function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    useCallback(
      (changed) => {
        const list = matchMedia(query);
        list.addEventListener('change', changed);
        return () => list.removeEventListener('change', changed);
      },
      [query],
    ),
    () => matchMedia(query).matches,
    () => false,
  );
}
