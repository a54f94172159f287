import { useTranslation } from '@tessera/shared/i18n';
import { Link } from '@tessera/shared/router';
import { Button, ButtonLink } from '@tessera/shared/ui/button';
import { ConfirmDialog } from '@tessera/shared/ui/dialog';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Panel } from '@tessera/shared/ui/panel';
import type { DataColumn } from '@tessera/shared/ui/table';
import {
  type ConsolePromotion,
  getConsolePromotions,
  setPromotionBudget,
  stopPromotion,
} from '@tessera/shared/wire/console';
import { useMemo, useState } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { BudgetDialog } from '../../chrome/budget-dialog.tsx';
import { merchantColumn } from '../../chrome/merchant-column.tsx';
import { PagedTable } from '../../chrome/paged-table.tsx';
import { resultToasts } from '../../chrome/step.ts';
import { amount, when, zoneName } from '../../format.ts';

const pageSize = 50;

/** The promotions of the merchants: their dates, who takes part, and what is left of their budgets. */
export function PromotionsPage() {
  const { t } = useTranslation('console');
  const [page, setPage] = useState(1);
  const promotions = useConsole(getConsolePromotions, { page, pageSize });
  const columns = useColumns();
  return (
    <>
      <PageHeader
        title={t('promotions.title')}
        subtitle={t('zoneNote', { zone: zoneName() })}
        actions={
          <ButtonLink variant="primary" render={<Link to="/promotions/write" />}>
            {t('promotions.write')}
          </ButtonLink>
        }
      />
      <Panel>
        <PagedTable
          label={t('promotions.title')}
          resource={promotions}
          columns={columns}
          rowKey={({ merchant, id }) => `${merchant}/${id}`}
          empty={t('promotions.empty')}
          page={page}
          pageSize={pageSize}
          onPage={setPage}
        />
      </Panel>
    </>
  );
}

function useColumns(): readonly DataColumn<ConsolePromotion>[] {
  const { t, i18n } = useTranslation('console');
  const { language } = i18n;
  return useMemo(() => {
    const written = (currency: string, amountMinor: number) => amount({ amountMinor, currency }, language);
    return [
      merchantColumn(t),
      { key: 'title', head: t('applications.promotion'), cell: ({ title }) => title, phone: 'name' },
      { key: 'kind', head: t('promotions.kind'), cell: ({ kind }) => t(`promotions.kinds.${kind}`) },
      {
        key: 'dates',
        head: t('promotions.dates'),
        cell: ({ startsAtMs, endsAtMs }) => `${when(startsAtMs)} – ${endsAtMs === null ? '' : when(endsAtMs)}`,
      },
      {
        key: 'joined',
        head: t('promotions.joined'),
        align: 'end',
        cell: ({ joined, active }) => t('promotions.joinedText', { joined, active }),
      },
      {
        key: 'granted',
        head: t('promotions.granted'),
        align: 'end',
        cell: ({ currency, grantedMinor, budgetMinor }) =>
          budgetMinor === null
            ? written(currency, grantedMinor)
            : t('promotions.grantedOf', {
                granted: written(currency, grantedMinor),
                budget: written(currency, budgetMinor),
              }),
        phone: 'figure',
      },
      { key: 'act', head: t('column.action'), align: 'end', cell: (row) => <Actions promotion={row} /> },
    ];
  }, [t, language]);
}

function Actions({ promotion }: { readonly promotion: ConsolePromotion }) {
  const { t } = useTranslation('console');
  const { merchant, id, title, kind, endsAtMs } = promotion;
  const [isStopping, setStopping] = useState(false);
  const stop = useConsoleChange(stopPromotion);
  const isOver = endsAtMs !== null && endsAtMs <= Date.now();
  return (
    <>
      {!isOver && (
        <ButtonLink size="small" render={<Link to={`/promotions/write?${new URLSearchParams({ merchant, id })}`} />}>
          {t('promotions.edit')}
        </ButtonLink>
      )}{' '}
      {kind !== 'cashback' && kind !== 'information' && <Budget promotion={promotion} />}{' '}
      {!isOver && (
        <Button size="small" isBusy={stop.isPending} onClick={() => setStopping(true)}>
          {t('promotions.stop')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isStopping}
        tone="danger"
        title={t('promotions.stopTitle')}
        description={t('promotions.stopDetail', { title, merchant })}
        confirmLabel={t('promotions.stop')}
        onConfirm={() => {
          setStopping(false);
          stop.mutate({ merchant, id }, resultToasts(t('promotions.stopDone', { title })));
        }}
        onClose={() => setStopping(false)}
      />
    </>
  );
}

function Budget({
  promotion: { merchant, id, title, currency, grantedMinor },
}: {
  readonly promotion: ConsolePromotion;
}) {
  const { t } = useTranslation('console');
  const change = useConsoleChange(setPromotionBudget);
  const save = (budgetMinor: number | null) =>
    change.mutate({ merchant, id, budgetMinor }, resultToasts(t('budget.done', { name: title })));
  return <BudgetDialog {...{ name: title, currency, grantedMinor }} isBusy={change.isPending} onSave={save} />;
}
