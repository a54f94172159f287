import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import type { DataColumn } from '@tessera/shared/ui/table';
import { type ConsoleReferral, getConsoleReferrals } from '@tessera/shared/wire/console';
import { useMemo } from 'react';
import { useConsole } from '../../api/queries.ts';
import { playerColumns } from '../../chrome/player-columns.tsx';
import { Queue } from '../../chrome/queue.tsx';
import { QueueFilters } from '../../chrome/queue-filters.tsx';
import { QueueList } from '../../chrome/queue-list.tsx';
import { useQueueFilter } from '../../chrome/use-queue-filter.ts';
import { amount, when } from '../../format.ts';
import { ReferralRulesPanel } from './referral-rules.tsx';

const VIEWS = ['all', 'registered', 'qualified', 'paid', 'refused'] as const;

/** Invitations of friends: who was invited by whom and what came of it, and what the merchants pay for them. */
export function ReferralsPage() {
  const { t } = useTranslation('console');
  const filter = useQueueFilter();
  const view = filter.choiceOf('view', VIEWS) ?? 'all';
  const { page, pageSize, merchant, search } = filter.request;
  const referrals = useConsole(getConsoleReferrals, {
    page,
    pageSize,
    ...(merchant ? { merchant } : {}),
    ...(search ? { search } : {}),
    ...(view === 'all' ? {} : { status: [view] }),
  });
  const columns = useColumns();
  return (
    <>
      <Queue
        title={t('referrals.title')}
        viewLabel={t('status')}
        views={VIEWS.map((value) => ({ value, label: t(`referrals.${value}`) }))}
        view={view}
        onView={(next) => filter.set({ view: next })}
      >
        <QueueFilters filter={filter} hasAll={false} hasSearch />
        <QueueList
          label={t('referrals.title')}
          resource={referrals}
          columns={columns}
          empty={t('referrals.empty')}
          filter={filter}
        />
      </Queue>
      <ReferralRulesPanel />
    </>
  );
}

function useColumns(): readonly DataColumn<ConsoleReferral>[] {
  const { t, i18n } = useTranslation('console');
  const { language } = i18n;
  return useMemo(() => {
    const written = (currency: string, amountMinor: number) => amount({ amountMinor, currency }, language);
    return [
      ...playerColumns(t, ({ registeredAtMs }: ConsoleReferral) => registeredAtMs),
      {
        key: 'referrer',
        head: t('referrals.referrer'),
        cell: ({ merchant, referrer }) => (
          <Link to={`/members?${new URLSearchParams({ merchant, username: referrer })}`}>{referrer}</Link>
        ),
      },
      {
        key: 'progress',
        head: t('referrals.progress'),
        align: 'end',
        cell: ({ currency, stakedMinor, stakeMinor }) =>
          stakeMinor === null
            ? '–'
            : t('referrals.progressOf', {
                staked: written(currency, stakedMinor),
                stake: written(currency, stakeMinor),
              }),
      },
      {
        key: 'result',
        head: t('referrals.result'),
        align: 'end',
        phone: 'figure',
        cell: ({ status, reason, paidMinor, currency, version, payFromMs, decidedAtMs }) =>
          [
            t(`referrals.${status}`),
            reason && t(`referrals.reason.${reason}`),
            paidMinor > 0 && written(currency, paidMinor),
            status === 'qualified' && payFromMs && t('referrals.payAt', { time: when(payFromMs) }),
            decidedAtMs && when(decidedAtMs),
            version && t('referrals.version', { version }),
          ]
            .filter(Boolean)
            .join(' · '),
      },
    ];
  }, [t, language]);
}
