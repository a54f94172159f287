import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import type { DataColumn } from '@tessera/shared/ui/table';
import { type ConsoleApplication, getConsoleApplications } from '@tessera/shared/wire/console';
import { useMemo, useState } from 'react';
import { useConsole } from '../../api/queries.ts';
import { playerColumns } from '../../chrome/player-columns.tsx';
import { Queue } from '../../chrome/queue.tsx';
import { QueueList } from '../../chrome/queue-list.tsx';
import { useQueueFilter } from '../../chrome/use-queue-filter.ts';
import { amount, when } from '../../format.ts';
import { ReviewDialog } from './review-dialog.tsx';

const VIEWS = ['pending', 'approved', 'rejected', 'all'] as const;

/** Applications for promotions: what players wrote and sent, and the decision. */
export function ApplicationsPage() {
  const { t } = useTranslation('console');
  const filter = useQueueFilter();
  const view = filter.choiceOf('view', VIEWS) ?? 'pending';
  const { page, pageSize, merchant } = filter.request;
  const applications = useConsole(getConsoleApplications, {
    page,
    pageSize,
    ...(merchant ? { merchant } : {}),
    ...(view === 'all' ? {} : { status: [view] }),
  });
  const [reviewed, setReviewed] = useState<ConsoleApplication>();
  const columns = useColumns(setReviewed);
  return (
    <Queue
      title={t('applications.title')}
      viewLabel={t('status')}
      views={VIEWS.map((value) => ({ value, label: t(`applications.${value}`) }))}
      view={view}
      onView={(next) => filter.set({ view: next })}
    >
      <QueueList
        label={t('applications.title')}
        resource={applications}
        columns={columns}
        empty={t('applications.empty')}
        filter={filter}
      />
      {reviewed && <ReviewDialog application={reviewed} onClose={() => setReviewed(undefined)} />}
    </Queue>
  );
}

function useColumns(review: (application: ConsoleApplication) => void): readonly DataColumn<ConsoleApplication>[] {
  const { t, i18n } = useTranslation('console');
  const { language } = i18n;
  return useMemo(
    () => [
      ...playerColumns(t, ({ sentAtMs }: ConsoleApplication) => sentAtMs),
      { key: 'promotion', head: t('applications.promotion'), cell: ({ title }) => title },
      {
        key: 'sent',
        head: t('applications.sent'),
        cell: ({ comment, pictures }) =>
          [comment, t('applications.pictures', { count: pictures.length })].filter(Boolean).join(' · '),
      },
      {
        key: 'act',
        head: t('column.decision'),
        align: 'end',
        cell: (application) => {
          const { status, grantedMinor, cap, reason, decidedAtMs, decidedBy } = application;
          if (status === 'pending') {
            return (
              <Button size="small" variant="primary" onClick={() => review(application)}>
                {t('applications.review')}
              </Button>
            );
          }
          const granted = grantedMinor === null ? '' : amount({ ...cap, amountMinor: grantedMinor }, language);
          return [t(`applications.${status}`), granted, reason, decidedBy, decidedAtMs && when(decidedAtMs)]
            .filter(Boolean)
            .join(' · ');
        },
      },
    ],
    [t, language, review],
  );
}
