import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { TextField } from '@tessera/shared/ui/field';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { type ConsoleReward, getConsoleRewards, setRewardOffered, setRewardStock } from '@tessera/shared/wire/console';
import { useMemo, useState } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { merchantColumn } from '../../chrome/merchant-column.tsx';
import { resultToasts } from '../../chrome/step.ts';
import { writtenPoints } from './written-points.ts';

/** What the merchants offer for points, how many are left, and what they have withdrawn. */
export function RewardStock() {
  const { t, i18n } = useTranslation('console');
  const { language } = i18n;
  const rewards = useConsole(getConsoleRewards, {});
  const columns = useMemo(
    (): readonly DataColumn<ConsoleReward>[] => [
      merchantColumn(t),
      { key: 'name', head: t('points.reward'), phone: 'name', cell: ({ name }) => name },
      {
        key: 'points',
        head: t('points.points'),
        align: 'end',
        cell: ({ points }) => writtenPoints(points, language),
      },
      {
        key: 'stock',
        head: t('points.stock'),
        align: 'end',
        phone: 'figure',
        cell: ({ stock }) => stock ?? t('points.unlimited'),
      },
      {
        key: 'state',
        head: t('points.state'),
        cell: ({ isOffered }) => t(isOffered ? 'points.offered' : 'points.withdrawn'),
      },
      { key: 'act', head: t('column.action'), align: 'end', cell: (reward) => <Actions reward={reward} /> },
    ],
    [t, language],
  );
  return (
    <Panel level={2} title={t('points.rewards')}>
      <ResourceView
        resource={rewards}
        skeleton={<SkeletonText lines={6} />}
        isEmpty={({ list }) => list.length === 0}
        empty={<p>{t('points.noRewards')}</p>}
      >
        {({ list }) => (
          <DataTable
            label={t('points.rewards')}
            columns={columns}
            rows={list}
            rowKey={({ merchant, id }) => `${merchant}/${id}`}
            isDense
          />
        )}
      </ResourceView>
    </Panel>
  );
}

const stockMaximum = 1_000_000;

function Actions({ reward }: { readonly reward: ConsoleReward }) {
  const { t } = useTranslation('console');
  const { merchant, id, name, isOffered } = reward;
  const change = useConsoleChange(setRewardOffered);
  const done = t(isOffered ? 'points.withdrawDone' : 'points.bringBackDone', { reward: name });
  return (
    <>
      <SetStock reward={reward} />{' '}
      <Button
        size="small"
        isBusy={change.isPending}
        onClick={() => change.mutate({ merchant, id, isOffered: !isOffered }, resultToasts(done))}
      >
        {t(isOffered ? 'points.withdraw' : 'points.bringBack')}
      </Button>
    </>
  );
}

function SetStock({ reward: { merchant, id, name, stock } }: { readonly reward: ConsoleReward }) {
  const { t } = useTranslation('console');
  // The number that is replaced is the one that was there when the dialog was opened.
  const [draft, setDraft] = useState<{ readonly seen: number | null; readonly typed: string }>();
  const [isWrong, setWrong] = useState(false);
  const change = useConsoleChange(setRewardStock);
  const open = () => {
    setWrong(false);
    setDraft({ seen: stock, typed: stock === null ? '' : String(stock) });
  };
  const confirm = () => {
    if (!draft) return;
    const text = draft.typed.trim();
    const isRefused = text !== '' && !(/^\d{1,7}$/.test(text) && Number(text) <= stockMaximum);
    setWrong(isRefused);
    if (isRefused) return;
    setDraft(undefined);
    const next = text === '' ? null : Number(text);
    change.mutate(
      { merchant, id, seen: draft.seen, stock: next },
      resultToasts(t('points.stockDone', { reward: name })),
    );
  };
  return (
    <>
      <Button size="small" isBusy={change.isPending} onClick={open}>
        {t('points.setStock')}
      </Button>
      <ConfirmDialog
        isOpen={draft !== undefined}
        title={t('points.stockTitle', { reward: name })}
        description={t('points.stockDetail')}
        confirmLabel={t('points.setStock')}
        onConfirm={confirm}
        onClose={() => setDraft(undefined)}
      >
        <TextField
          label={t('points.stockField')}
          inputMode="numeric"
          value={draft?.typed ?? ''}
          onChange={({ target }) => setDraft((before) => before && { ...before, typed: target.value })}
          error={isWrong ? t('points.stockRule') : undefined}
        />
      </ConfirmDialog>
    </>
  );
}
