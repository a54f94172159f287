import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { TextAreaField } from '@tessera/shared/ui/field';
import type { DataColumn } from '@tessera/shared/ui/table';
import {
  approveRedemption,
  type ConsoleRedemption,
  getConsoleRedemptions,
  rejectionReasonMaximum,
  rejectRedemption,
} from '@tessera/shared/wire/console';
import { useMemo, useState } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { playerColumns } from '../../chrome/player-columns.tsx';
import { Queue } from '../../chrome/queue.tsx';
import { QueueList } from '../../chrome/queue-list.tsx';
import { resultToasts } from '../../chrome/step.ts';
import { useQueueFilter } from '../../chrome/use-queue-filter.ts';
import { when } from '../../format.ts';
import { RewardStock } from './reward-stock.tsx';
import { writtenPoints } from './written-points.ts';

const VIEWS = ['process', 'approved', 'rejected', 'all'] as const;

/** Redemptions of points to be reviewed, and the stock of what is offered for points. */
export function PointsPage() {
  const { t } = useTranslation('console');
  const filter = useQueueFilter();
  const view = filter.choiceOf('view', VIEWS) ?? 'process';
  const { page, pageSize, merchant } = filter.request;
  const redemptions = useConsole(getConsoleRedemptions, {
    page,
    pageSize,
    ...(merchant ? { merchant } : {}),
    ...(view === 'all' ? {} : { status: [view] }),
  });
  const columns = useColumns();
  return (
    <>
      <Queue
        title={t('points.title')}
        viewLabel={t('status')}
        views={VIEWS.map((value) => ({ value, label: t(`points.${value}`) }))}
        view={view}
        onView={(next) => filter.set({ view: next })}
      >
        <QueueList
          label={t('points.title')}
          resource={redemptions}
          columns={columns}
          empty={t('points.empty')}
          filter={filter}
        />
      </Queue>
      <RewardStock />
    </>
  );
}

function useColumns(): readonly DataColumn<ConsoleRedemption>[] {
  const { t, i18n } = useTranslation('console');
  const { language } = i18n;
  return useMemo(
    () => [
      ...playerColumns(t, ({ requestedAtMs }: ConsoleRedemption) => requestedAtMs),
      { key: 'reward', head: t('points.reward'), cell: ({ reward, quantity }) => `${reward} × ${quantity}` },
      {
        key: 'points',
        head: t('points.points'),
        align: 'end',
        cell: ({ points }) => writtenPoints(points, language),
      },
      {
        key: 'act',
        head: t('column.decision'),
        align: 'end',
        cell: (redemption) => {
          const { status, remark, decidedAtMs, decidedBy } = redemption;
          if (status === 'process') return <Decision redemption={redemption} />;
          return [t(`points.${status}`), remark, decidedBy, decidedAtMs && when(decidedAtMs)]
            .filter(Boolean)
            .join(' · ');
        },
      },
    ],
    [t, language],
  );
}

function Decision({ redemption: { id, username, reward } }: { readonly redemption: ConsoleRedemption }) {
  const { t } = useTranslation('console');
  const approve = useConsoleChange(approveRedemption);
  const reject = useConsoleChange(rejectRedemption);
  const [isRejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const [isWrong, setWrong] = useState(false);
  const confirm = () => {
    const written = reason.trim();
    setWrong(!written);
    if (!written) return;
    setRejecting(false);
    reject.mutate({ id, reason: written }, resultToasts(t('points.rejectDone', { player: username })));
  };
  return (
    <>
      <Button
        size="small"
        variant="primary"
        isBusy={approve.isPending}
        onClick={() => approve.mutate({ id }, resultToasts(t('points.approveDone', { player: username })))}
      >
        {t('points.approve')}
      </Button>{' '}
      <Button size="small" isBusy={reject.isPending} onClick={() => setRejecting(true)}>
        {t('points.reject')}
      </Button>
      <ConfirmDialog
        isOpen={isRejecting}
        tone="danger"
        title={t('points.rejectTitle', { reward, player: username })}
        description={t('points.rejectDetail')}
        confirmLabel={t('points.reject')}
        onConfirm={confirm}
        onClose={() => setRejecting(false)}
      >
        <TextAreaField
          label={t('applications.reason')}
          rows={2}
          maxLength={rejectionReasonMaximum}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={isWrong ? t('applications.reasonRule') : undefined}
        />
      </ConfirmDialog>
    </>
  );
}
