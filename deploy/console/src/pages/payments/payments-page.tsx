import { useTranslation } from '@tessera/shared/i18n';
import { claimStates, consoleProviders, reportedPaymentStatuses } from '@tessera/shared/wire/console';
import { Queue } from '../../chrome/queue.tsx';
import { QueueFilters } from '../../chrome/queue-filters.tsx';
import { useQueueFilter } from '../../chrome/use-queue-filter.ts';
import { ClaimTable } from './claim-table.tsx';
import { DifferenceTable } from './difference-table.tsx';
import { PaymentTable } from './payment-table.tsx';

const VIEWS = ['review', 'all', 'claims', 'differences'] as const;

/** What providers of payments reported: what waits for a person, claims after reversals, and what does not agree. */
export function PaymentsPage() {
  const { t } = useTranslation('console');
  const filter = useQueueFilter();
  const view = filter.choiceOf('view', VIEWS) ?? 'review';
  const options = (values: readonly string[], texts: string) =>
    values.map((value) => ({ value, label: t(`payments.${texts}.${value}`) }));
  const provider = { name: 'method', label: t('queue.method'), options: options(consoleProviders, 'provider') };
  const choices = {
    review: [provider],
    all: [provider, { name: 'status', label: t('status'), options: options(reportedPaymentStatuses, 'status') }],
    claims: [{ name: 'state', label: t('status'), options: options(claimStates, 'claim') }],
    differences: [],
  };
  return (
    <Queue
      title={t('payments.title')}
      viewLabel={t('status')}
      views={VIEWS.map((value) => ({ value, label: t(`payments.view.${value}`) }))}
      view={view}
      onView={(next) => filter.set({ view: next, method: '', status: '', state: '' })}
    >
      <QueueFilters filter={filter} choices={choices[view]} hasAll={view !== 'differences'} />
      {view === 'claims' && <ClaimTable filter={filter} />}
      {view === 'differences' && <DifferenceTable filter={filter} />}
      {(view === 'review' || view === 'all') && <PaymentTable key={view} view={view} filter={filter} />}
    </Queue>
  );
}
