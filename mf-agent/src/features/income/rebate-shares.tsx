import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { classNames } from '@tessera/shared/ui/class-names';
import { Dialog } from '@tessera/shared/ui/dialog';
import { EmptyState } from '@tessera/shared/ui/empty-state';
import { Money } from '@tessera/shared/ui/money';
import { CoinIcon } from '@tessera/shared/ui/more-icons';
import { Pagination } from '@tessera/shared/ui/pagination';
import { ResourceView } from '@tessera/shared/ui/resource-view';
import { type DataColumn, DataTable } from '@tessera/shared/ui/table';
import { useMemo } from 'react';
import { type RebateShares, useRebateShares } from '../../api/records.ts';
import { listOfStakes } from '../../model/figure-lists.ts';
import { readPage } from '../../model/page.ts';
import { withParts } from '../../model/record-filter.ts';
import { BranchSkeleton } from '../branch/branch-table.tsx';
import { LinkedTable, ListLink } from '../layout/list-link.tsx';
import { useHere } from '../layout/use-here.ts';
import { type RecordSum, RecordSums } from '../records/record-sums.tsx';
import records from '../records/records.module.css';
import styles from './income.module.css';

const pageSize = 20;
const pageKey = 'shares';

/** Whose bets the rebate of a day came from, as the address names the day. */
export function RebateSharesDialog({ day }: { readonly day: string }) {
  const { t } = useTranslation('agent');
  const { params, change } = useHere();
  const page = readPage(params, pageKey);
  const shares = useRebateShares({ day, page, pageSize });
  return (
    <Dialog
      isOpen
      size="large"
      title={t('shares.title', { day })}
      description={t('shares.note')}
      onClose={() => change(withParts(params, { rebate: undefined, [pageKey]: undefined }))}
    >
      <ResourceView resource={shares} skeleton={<BranchSkeleton />} isEmpty={() => false}>
        {(shown) => (
          <div className={classNames(styles.shares, shares.isPlaceholderData ? records.staleContent : records.content)}>
            <Sums shares={shown} />
            {shown.total === 0 ? (
              <EmptyState icon={<CoinIcon />} title={t('shares.empty')} />
            ) : (
              <Players shares={shown} />
            )}
            {shown.total > pageSize && (
              <Pagination
                page={page}
                pageSize={pageSize}
                total={shown.total}
                onChange={(next) => change(withParts(params, { [pageKey]: next > 1 ? String(next) : undefined }))}
              />
            )}
          </div>
        )}
      </ResourceView>
    </Dialog>
  );
}

/** The rebate as the sum of what it consists of; what is nothing is left out. */
function Sums({ shares: { credited, cashback, ownBets, adjusted } }: { readonly shares: RebateShares }) {
  const { t } = useTranslation('agent');
  const { currency } = useFormat('agent');
  const money = (minor: number) => <Money minor={minor} currency={currency} isSigned={minor < 0} />;
  const sums: RecordSum[] = [
    { label: t('shares.credited'), value: money(credited) },
    { label: t('shares.players'), value: money(credited - cashback - ownBets - adjusted) },
  ];
  if (cashback !== 0) sums.push({ label: t('shares.cashback'), value: money(cashback) });
  if (ownBets !== 0) sums.push({ label: t('shares.ownBets'), value: money(ownBets) });
  if (adjusted !== 0) sums.push({ label: t('shares.adjusted'), value: money(adjusted) });
  return <RecordSums sums={sums} />;
}

type Share = RebateShares['list'][number];

const keyOf = ({ account, from, to, stake, amount }: Share): string => [account, from, to, stake, amount].join(' ');

function Players({ shares }: { readonly shares: RebateShares }) {
  const { t } = useTranslation('agent');
  const { currency } = useFormat('agent');
  const columns = useMemo(
    (): readonly DataColumn<Share>[] => [
      {
        key: 'account',
        head: t('shares.player'),
        phone: 'name',
        cell: ({ account, hasLeft }) => (
          <span className={hasLeft ? records.left : records.name}>
            {account} {hasLeft && <span className={records.small}>{t('records.hasLeft')}</span>}
          </span>
        ),
      },
      {
        key: 'days',
        head: t('shares.days'),
        phone: 'line',
        cell: ({ from, to }) => <span className={records.small}>{from === to ? from : `${from} – ${to}`}</span>,
      },
      {
        key: 'stake',
        head: t('shares.stake'),
        align: 'end',
        phone: 'line',
        cell: ({ account, hasLeft, stake, from, to }) => {
          const amount = <Money minor={stake} currency={currency} hasUnit={false} />;
          // An account that has left cannot be asked for.
          return hasLeft ? (
            amount
          ) : (
            <ListLink {...listOfStakes(account, { from, to })} title={t('shares.open', { account })}>
              {amount}
            </ListLink>
          );
        },
      },
      {
        key: 'amount',
        head: t('shares.amount'),
        align: 'end',
        phone: 'figure',
        cell: ({ amount }) => <Money minor={amount} currency={currency} hasUnit={false} />,
      },
    ],
    [t, currency],
  );
  return (
    <LinkedTable>
      <DataTable label={t('shares.players')} columns={columns} rows={shares.list} rowKey={keyOf} isDense />
    </LinkedTable>
  );
}
