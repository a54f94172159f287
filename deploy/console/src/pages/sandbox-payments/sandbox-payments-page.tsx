import { useTranslation } from '@tessera/shared/i18n';
import { Button } from '@tessera/shared/ui/button';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { Menu, MenuItem } from '@tessera/shared/ui/menu';
import { PageHeader } from '@tessera/shared/ui/page-header';
import { Panel } from '@tessera/shared/ui/panel';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { SkeletonText } from '@tessera/shared/ui/skeleton';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { toast } from '@tessera/shared/ui/toast';
import { actOnSandboxOrder, getSandboxOrders, type SandboxOrder, sandboxActs } from '@tessera/shared/wire/console';
import { useMemo } from 'react';
import { useConsole, useConsoleChange } from '../../api/queries.ts';
import { playerColumns } from '../../chrome/player-columns.tsx';
import { showError } from '../../chrome/step.ts';
import { amount } from '../../format.ts';

/** The sandbox's providers of payments: lets a payment arrive, or go wrong in every way that a real one can. */
export function SandboxPaymentsPage() {
  const { t } = useTranslation('console');
  const orders = useConsole(getSandboxOrders, { page: 1, pageSize: 50 });
  const columns = useColumns();
  return (
    <>
      <PageHeader title={t('sandboxPayments.title')} subtitle={t('sandboxPayments.subtitle')} />
      <Panel>
        <ResourceView
          resource={orders}
          skeleton={<SkeletonText lines={6} />}
          isEmpty={({ list }) => list.length === 0}
          empty={<EmptyState title={t('sandboxPayments.empty')} detail={t('sandboxPayments.emptyDetail')} />}
        >
          {({ list }) => (
            <DataTable
              label={t('sandboxPayments.title')}
              columns={columns}
              rows={list}
              rowKey={({ reference }) => reference}
            />
          )}
        </ResourceView>
      </Panel>
    </>
  );
}

function useColumns(): readonly DataColumn<SandboxOrder>[] {
  const { t, i18n } = useTranslation('console');
  const { language } = i18n;
  return useMemo(
    () => [
      ...playerColumns(t, ({ atMs }: SandboxOrder) => atMs),
      {
        key: 'reference',
        head: t('payments.reference'),
        cell: ({ depositReference, provider }) => `${depositReference} · ${t(`payments.provider.${provider}`)}`,
      },
      {
        key: 'amount',
        head: t('column.amount'),
        align: 'end',
        cell: ({ money, coinCents }) =>
          [amount(money, language), coinCents !== null && `${(coinCents / 100).toFixed(2)} USDT (demo)`]
            .filter(Boolean)
            .join(' · '),
        phone: 'figure',
      },
      {
        key: 'state',
        head: t('status'),
        cell: ({ paid, reversed, waiting }) =>
          [
            t('sandboxPayments.paid', { count: paid }),
            reversed > 0 && t('sandboxPayments.reversed', { count: reversed }),
            waiting > 0 && t('sandboxPayments.waiting', { count: waiting }),
          ]
            .filter(Boolean)
            .join(' · '),
      },
      { key: 'act', head: t('column.action'), align: 'end', cell: (order) => <OrderActions order={order} /> },
    ],
    [t, language],
  );
}

function OrderActions({ order: { provider, reference, depositReference, paid } }: { readonly order: SandboxOrder }) {
  const { t } = useTranslation('console');
  const act = useConsoleChange(actOnSandboxOrder);
  const possible = sandboxActs.filter((one) => {
    if (one === 'reverse' || one === 'tamper') return paid > 0;
    return one !== 'other-name' || provider !== 'coin';
  });
  return (
    <Menu
      trigger={
        <Button size="small" isBusy={act.isPending}>
          {t('sandboxPayments.act')}
        </Button>
      }
    >
      {possible.map((one) => (
        <MenuItem
          key={one}
          onSelect={() =>
            act.mutate(
              { provider, reference, act: one },
              {
                onSuccess: () =>
                  toast.show({
                    tone: 'ok',
                    title: t('sandboxPayments.done', {
                      act: t(`sandboxPayments.acts.${one}`),
                      reference: depositReference,
                    }),
                  }),
                onError: showError,
              },
            )
          }
        >
          {t(`sandboxPayments.acts.${one}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
