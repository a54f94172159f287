import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Money } from '@tessera/shared/ui/money';
import type { DataColumn } from '@tessera/shared/ui/table';
import { useMemo } from 'react';
import type { BillExplanation, BillTeam, BillTeamRow } from '../../model/bills.ts';
import type { BillFigure as Figure } from '../../model/figure-lists.ts';
import type { TeamScope } from '../../model/team-scope.ts';
import { BillFigure } from './bill-figure.tsx';
import styles from './bills.module.css';

type Amount = Exclude<Figure, 'loss'>;

/** What counts for a bill, of each account and branch; an agent's branch can be opened. */
export function useTeamColumns(
  { kind, bill }: BillExplanation,
  { own, sum }: Pick<BillTeam, 'own' | 'sum'>,
  onBranch: (branch: string) => void,
): readonly DataColumn<BillTeamRow>[] {
  const { t } = useTranslation('agent');
  const { currency, count } = useFormat('agent');
  return useMemo(() => {
    const isOwn = ({ id }: BillTeamRow) => id === own.id;
    const scopeOf = (row: BillTeamRow): TeamScope =>
      isOwn(row) ? { branch: own.id, part: 'own' } : { branch: row.id, under: own.id };
    const name = (row: BillTeamRow) => {
      if (isOwn(row)) return `${row.account} · ${t('branch.own')}`;
      if (row.hasLeft) return `${row.account} · ${t('records.hasLeft')}`;
      if (row.rank === 'member') return row.account;
      return (
        <button
          type="button"
          className={styles.amount}
          aria-label={t('branch.enter', { account: row.account })}
          onClick={() => onBranch(row.id)}
        >
          {row.account}
        </button>
      );
    };
    const figureOf = (figure: Amount, minor: number, scope: TeamScope, account: string) => (
      <BillFigure figure={figure} minor={minor} scope={scope} account={account} bill={bill}>
        <Money minor={minor} currency={currency} hasUnit={false} />
      </BillFigure>
    );
    const amount = (figure: Amount, head: string): DataColumn<BillTeamRow> => ({
      key: figure,
      head,
      align: 'end',
      phone: figure === 'validBet' ? 'figure' : 'pair',
      cell: (row) => figureOf(figure, row[figure], scopeOf(row), row.account),
      total: figureOf(figure, sum[figure], { branch: own.id }, own.account),
    });
    return [
      { key: 'account', head: t('branch.account'), phone: 'name', cell: name, total: t('income.total') },
      {
        key: 'members',
        head: t('contract.activeMembers'),
        align: 'end',
        cell: ({ activeMembers }) => count(activeMembers),
        total: count(sum.activeMembers),
      },
      amount('validBet', t('contract.validBet')),
      ...(kind === 'dividend'
        ? (['payout', 'rebate', 'bonus'] as const).map((figure) => amount(figure, t(`bill.${figure}`)))
        : []),
    ];
  }, [t, currency, count, kind, bill, own, sum, onBranch]);
}
