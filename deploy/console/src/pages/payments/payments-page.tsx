import { useTranslation } from '@tessera/shared/i18n';
import { useState } from 'react';
import { Queue } from '../../chrome/queue.tsx';
import { ClaimTable } from './claim-table.tsx';
import { DifferenceTable } from './difference-table.tsx';
import { PaymentTable } from './payment-table.tsx';

const VIEWS = ['review', 'all', 'claims', 'differences'] as const;

/** What providers of payments reported: what waits for a person, claims after reversals, and what does not agree. */
export function PaymentsPage() {
  const { t } = useTranslation('console');
  const [view, setView] = useState<(typeof VIEWS)[number]>('review');
  return (
    <Queue
      title={t('payments.title')}
      viewLabel={t('status')}
      views={VIEWS.map((value) => ({ value, label: t(`payments.view.${value}`) }))}
      view={view}
      onView={setView}
    >
      {view === 'claims' && <ClaimTable />}
      {view === 'differences' && <DifferenceTable />}
      {(view === 'review' || view === 'all') && <PaymentTable key={view} view={view} />}
    </Queue>
  );
}
