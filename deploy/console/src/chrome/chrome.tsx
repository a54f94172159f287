import { useTranslation } from '@tessera/shared/i18n';
import { Link, useLocation } from '@tessera/shared/router';
import { Badge } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { Icon, type IconName } from '@tessera/shared/ui/icons';
import { consoleSignOut, getConsoleConversations, getOverview } from '@tessera/shared/wire/console';
import type { ReactNode } from 'react';
import { useConsole, useConsoleChange } from '../api/queries.ts';
import { storeSeenSession } from '../api/seen-session.ts';
import styles from './chrome.module.css';
import { LanguageButton } from './language-button.tsx';
import { showError } from './step.ts';

const PAGES: readonly { readonly path: string; readonly key: string; readonly icon: IconName }[] = [
  { path: '/', key: 'overview', icon: 'dashboard' },
  { path: '/deposits', key: 'deposits', icon: 'deposit' },
  { path: '/payments', key: 'payments', icon: 'transfer' },
  { path: '/vouchers', key: 'vouchers', icon: 'ticket' },
  { path: '/blocked-numbers', key: 'blockedNumbers', icon: 'adjust' },
  { path: '/void-issues', key: 'voidIssues', icon: 'retry' },
  { path: '/withdrawals', key: 'withdrawals', icon: 'withdraw' },
  { path: '/applications', key: 'applications', icon: 'promotions' },
  { path: '/promotions', key: 'promotions', icon: 'star' },
  { path: '/campaigns', key: 'campaigns', icon: 'messages' },
  { path: '/notices', key: 'notices', icon: 'notice' },
  { path: '/points', key: 'points', icon: 'coin' },
  { path: '/point-rules', key: 'pointRules', icon: 'adjust' },
  { path: '/vip', key: 'vip', icon: 'vip' },
  { path: '/missions', key: 'missions', icon: 'missions' },
  { path: '/tournaments', key: 'tournaments', icon: 'trophy' },
  { path: '/referrals', key: 'referrals', icon: 'invite' },
  { path: '/draws', key: 'draws', icon: 'star' },
  { path: '/stuck-bets', key: 'stuckBets', icon: 'warn' },
  { path: '/transfers', key: 'transfers', icon: 'retry' },
  { path: '/support', key: 'support', icon: 'support' },
  { path: '/members', key: 'members', icon: 'account' },
  { path: '/outbox', key: 'outbox', icon: 'messages' },
  { path: '/audit-log', key: 'auditLog', icon: 'record' },
  { path: '/switches', key: 'switches', icon: 'adjust' },
  { path: '/merchant', key: 'merchant', icon: 'settings' },
  { path: '/set-up', key: 'setUp', icon: 'plus' },
  { path: '/sandbox', key: 'sandbox', icon: 'sandbox' },
  { path: '/sandbox-payments', key: 'sandboxPayments', icon: 'wallet' },
  { path: '/test-vendor', key: 'testVendor', icon: 'dice' },
];

interface Props {
  readonly operator: string;
  /** Number of changes that are not applied yet. */
  readonly unapplied: number;
  readonly children: ReactNode;
}

/** The console's menu with the number of waiting items, and the page beside it. */
export function Chrome({ operator, unapplied, children }: Props) {
  const { t } = useTranslation('console');
  const { pathname } = useLocation();
  const signOut = useConsoleChange(consoleSignOut);
  const waiting: Readonly<Record<string, number>> = { ...useWaiting(), switches: unapplied };
  return (
    <div className={styles.frame}>
      <aside className={styles.side}>
        <p className={styles.name}>
          <Icon of="sandbox" /> {t('name')}
        </p>
        <nav className={styles.nav} aria-label={t('name')}>
          {PAGES.map(({ path, key, icon }) => (
            <Link key={key} to={path} className={styles.row} aria-current={path === pathname ? 'page' : undefined}>
              <Icon of={icon} />
              <span>{t(`${key}.title`)}</span>
              {waiting[key] ? <Badge tone="warn">{waiting[key]}</Badge> : null}
            </Link>
          ))}
        </nav>
        <div className={styles.foot}>
          <p className={styles.operator}>{t('signedInAs', { operator })}</p>
          <LanguageButton />
          <Button
            variant="text"
            size="small"
            onClick={() => signOut.mutate({}, { onSuccess: () => storeSeenSession(false), onError: showError })}
          >
            {t('signOut')}
          </Button>
        </div>
      </aside>
      <main className={styles.page}>{children}</main>
    </div>
  );
}

/** Number of items that wait for a decision in each queue, over all merchants. */
function useWaiting(): Readonly<Record<string, number>> {
  const merchants = useConsole(getOverview, {}).data?.merchants ?? [];
  const questions = useConsole(getConsoleConversations, { page: 1, pageSize: 1, view: 'waiting' }).data?.total ?? 0;
  return {
    support: questions,
    applications: merchants.reduce((sum, { pendingApplications }) => sum + pendingApplications, 0),
    points: merchants.reduce((sum, { redemptionsToReview }) => sum + redemptionsToReview, 0),
    deposits: merchants.reduce((sum, { pendingDeposits }) => sum + pendingDeposits, 0),
    payments: merchants.reduce((sum, { paymentsToDecide }) => sum + paymentsToDecide, 0),
    withdrawals: merchants.reduce(
      (sum, { withdrawalsToReview, withdrawalsAtBank, disputedPayments }) =>
        sum + withdrawalsToReview + withdrawalsAtBank + disputedPayments,
      0,
    ),
    stuckBets: merchants.reduce((sum, { stuckBets }) => sum + stuckBets, 0),
  };
}
