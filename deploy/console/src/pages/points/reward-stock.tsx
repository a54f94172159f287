import { formatDecimals } from '@tessera/shared/format';
import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { TextField } from '@tessera/shared/ui/field';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { type ConsoleReward, getConsoleRewards, setRewardStock } from '@tessera/shared/wire/console';
import { useMemo, useState } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { resultToasts } from '../../chrome/step.ts';

/** Hundredths of a point as a number with two decimals. */
export const writtenPoints = (points: number, language: string): string =>
  formatDecimals(points / 100, language, [2, 2]);

/** What the merchants offer for points, and how many are left. */
export function RewardStock() {
  const { t, i18n } = useTranslation('console');
  const { language } = i18n;
  const rewards = useConsole(getConsoleRewards, {});
  const columns = useMemo(
    (): readonly DataColumn<ConsoleReward>[] => [
      { key: 'merchant', head: t('column.merchant'), cell: ({ merchant }) => merchant },
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
      { key: 'act', head: t('column.action'), align: 'end', cell: (reward) => <SetStock reward={reward} /> },
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

function SetStock({ reward: { merchant, id, name, stock } }: { readonly reward: ConsoleReward }) {
  const { t } = useTranslation('console');
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(stock === null ? '' : String(stock));
  const [isWrong, setWrong] = useState(false);
  const change = useConsoleChange(setRewardStock);
  const confirm = () => {
    const text = typed.trim();
    const isRefused = text !== '' && !(/^\d{1,7}$/.test(text) && Number(text) <= stockMaximum);
    setWrong(isRefused);
    if (isRefused) return;
    setOpen(false);
    const next = text === '' ? null : Number(text);
    change.mutate({ merchant, id, stock: next }, resultToasts(t('points.stockDone', { reward: name })));
  };
  return (
    <>
      <Button size="small" isBusy={change.isPending} onClick={() => setOpen(true)}>
        {t('points.setStock')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('points.stockTitle', { reward: name })}
        description={t('points.stockDetail')}
        confirmLabel={t('points.setStock')}
        onConfirm={confirm}
        onClose={() => setOpen(false)}
      >
        <TextField
          label={t('points.stockField')}
          inputMode="numeric"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={isWrong ? t('points.stockRule') : undefined}
        />
      </ConfirmDialog>
    </>
  );
}
