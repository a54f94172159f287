import { useTranslation } from '@tessera/shared/i18n';
import { Redirect, useLocation } from '@tessera/shared/router';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { PlayMoneyStrip } from '@tessera/shared/ui/play-money-strip';
import { getConsoleMe } from '@tessera/shared/wire/console';
import { type ReactNode, useState } from 'react';
import { ConsoleError } from './api/console-call.ts';
import { useConsole, useLiveConsole } from './api/queries.ts';
import { mayHaveSession } from './api/seen-session.ts';
import { Chrome } from './chrome/chrome.tsx';
import styles from './console.module.css';
import { ApplicationsPage } from './pages/applications/applications-page.tsx';
import { AuditLogPage } from './pages/audit-log/audit-log-page.tsx';
import { BlockedNumbersPage } from './pages/blocked-numbers/blocked-numbers-page.tsx';
import { CampaignsPage } from './pages/campaigns/campaigns-page.tsx';
import { DepositsPage } from './pages/deposits/deposits-page.tsx';
import { DrawsPage } from './pages/draws/draws-page.tsx';
import { MembersPage } from './pages/members/members-page.tsx';
import { MerchantPage } from './pages/merchant/merchant-page.tsx';
import { MissionsPage } from './pages/missions/missions-page.tsx';
import { NoticesPage } from './pages/notices/notices-page.tsx';
import { OutboxPage } from './pages/outbox/outbox-page.tsx';
import { OverviewPage } from './pages/overview/overview-page.tsx';
import { PaymentsPage } from './pages/payments/payments-page.tsx';
import { PointRulesPage } from './pages/points/point-rules-page.tsx';
import { PointsPage } from './pages/points/points-page.tsx';
import { PromotionsPage } from './pages/promotions/promotions-page.tsx';
import { WritePromotionPage } from './pages/promotions/write/write-page.tsx';
import { ReferralsPage } from './pages/referrals/referrals-page.tsx';
import { SandboxPage } from './pages/sandbox/sandbox-page.tsx';
import { SandboxPaymentsPage } from './pages/sandbox-payments/sandbox-payments-page.tsx';
import { SetUpPage } from './pages/set-up/set-up-page.tsx';
import { SignInPage } from './pages/sign-in/sign-in-page.tsx';
import { StuckBetsPage } from './pages/stuck-bets/stuck-bets-page.tsx';
import { SupportPage } from './pages/support/support-page.tsx';
import { SwitchesPage } from './pages/switches/switches-page.tsx';
import { useChangeStore } from './pages/switches/use-change-store.ts';
import { TestVendorPage } from './pages/test-vendor/test-vendor-page.tsx';
import { TournamentsPage } from './pages/tournaments/tournaments-page.tsx';
import { TransfersPage } from './pages/transfers/transfers-page.tsx';
import { VipPage } from './pages/vip/vip-page.tsx';
import { VoidIssuesPage } from './pages/void-issues/void-issues-page.tsx';
import { VouchersPage } from './pages/vouchers/vouchers-page.tsx';
import { WithdrawalsPage } from './pages/withdrawals/withdrawals-page.tsx';

/** The sign-in page, or the pages of a signed-in operator. */
export function Console() {
  const { t } = useTranslation('console');
  return (
    <>
      <PlayMoneyStrip name={t('sandboxMark')} className={styles.strip}>
        <span>{t('playMoney')}</span>
      </PlayMoneyStrip>
      <Door />
    </>
  );
}

function Door() {
  const { t } = useTranslation('console');
  const [isAsking, setAsking] = useState(mayHaveSession);
  const me = useConsole(getConsoleMe, {}, { enabled: isAsking });
  if (!isAsking) return <SignInPage onSignedIn={() => setAsking(true)} />;
  if (me.isPending) return null;
  if (me.data) return <SignedIn operator={me.data.username} />;
  const isSignedOut = me.error instanceof ConsoleError && me.error.status === 401;
  return isSignedOut ? <SignInPage onSignedIn={() => setAsking(true)} /> : <EmptyState title={t('unreachable')} />;
}

function SignedIn({ operator }: { operator: string }) {
  useLiveConsole();
  const store = useChangeStore();
  const { pathname } = useLocation();
  const pages: Readonly<Record<string, ReactNode>> = {
    '/': <OverviewPage />,
    '/deposits': <DepositsPage />,
    '/payments': <PaymentsPage />,
    '/vouchers': <VouchersPage />,
    '/blocked-numbers': <BlockedNumbersPage />,
    '/void-issues': <VoidIssuesPage />,
    '/withdrawals': <WithdrawalsPage />,
    '/applications': <ApplicationsPage />,
    '/promotions': <PromotionsPage />,
    '/promotions/write': <WritePromotionPage />,
    '/campaigns': <CampaignsPage />,
    '/notices': <NoticesPage />,
    '/points': <PointsPage />,
    '/point-rules': <PointRulesPage />,
    '/vip': <VipPage />,
    '/missions': <MissionsPage />,
    '/tournaments': <TournamentsPage />,
    '/referrals': <ReferralsPage />,
    '/draws': <DrawsPage />,
    '/stuck-bets': <StuckBetsPage />,
    '/transfers': <TransfersPage />,
    '/support': <SupportPage />,
    '/members': <MembersPage />,
    '/outbox': <OutboxPage />,
    '/audit-log': <AuditLogPage />,
    '/switches': <SwitchesPage store={store} />,
    '/merchant': <MerchantPage />,
    '/set-up': <SetUpPage />,
    '/sandbox': <SandboxPage />,
    '/sandbox-payments': <SandboxPaymentsPage />,
    '/test-vendor': <TestVendorPage />,
  };
  return (
    <Chrome operator={operator} unapplied={store.count}>
      {pages[pathname.replace(/(.)\/+$/, '$1')] ?? <Redirect to="/" />}
    </Chrome>
  );
}
