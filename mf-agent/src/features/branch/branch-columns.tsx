import { useTranslation } from '@tessera/shared/i18n';
import { useFormat } from '@tessera/shared/text';
import { Badge, type BadgeTone } from '@tessera/shared/ui/badge';
import { Button } from '@tessera/shared/ui/button';
import { RetryIcon } from '@tessera/shared/ui/icons';
import { Money } from '@tessera/shared/ui/money';
import { Skeleton } from '@tessera/shared/ui/skeleton';
import type { DataColumn } from '@tessera/shared/ui/table';
import type { FigureName, Rank } from '@tessera/shared/wire/agent';
import { useMemo } from 'react';
import { type AccountRow, canOpen, scopeOfRow, type TreeRow } from '../../model/branch-tree.ts';
import type { PeriodRequest } from '../../model/period.ts';
import type { TeamBranch, TeamRow } from '../../model/team.ts';
import type { TeamScope } from '../../model/team-scope.ts';
import { ListLink } from '../layout/list-link.tsx';
import { FigureLink } from '../profit/figure-link.tsx';
import styles from './branch.module.css';

interface Actions {
  /** Makes the row's branch the one that is shown. */
  readonly onEnter: (row: TeamRow) => void;
  readonly onRetry: (row: TeamRow) => void;
}

function NameCell({ entry, onEnter, onRetry }: Actions & { readonly entry: TreeRow }) {
  const { t } = useTranslation('agent');
  if (entry.kind === 'waiting') return <Skeleton width={96} height={14} />;
  if (entry.kind === 'failed') {
    return (
      <span className={styles.failed}>
        {t('branch.failed')}
        <Button variant="text" size="small" icon={<RetryIcon />} onClick={() => onRetry(entry.parent)}>
          {t('branch.retry')}
        </Button>
      </span>
    );
  }
  if (entry.kind === 'more') {
    return (
      <button type="button" className={styles.enter} onClick={() => onEnter(entry.parent)}>
        {t('branch.more', { count: entry.count })}
      </button>
    );
  }
  if (entry.isOwn) {
    return (
      <span className={styles.name}>
        {entry.row.account} <span className={styles.own}>{t('branch.own')}</span>
      </span>
    );
  }
  if (!canOpen(entry)) return <span className={styles.leaf}>{entry.row.account}</span>;
  return (
    <button
      type="button"
      className={styles.enter}
      title={t('branch.enter', { account: entry.row.account })}
      onClick={() => onEnter(entry.row)}
    >
      {entry.row.account}
    </button>
  );
}

const hasDownline = ({ isOwn, row }: AccountRow): boolean => !isOwn && row.rank !== 'member';

/** The operator sorts; the head only has to be pressable. */
const sortable = () => 0;

/** The figures of the team overview; all of them are on the page of profit and loss. */
export const overviewFigures: readonly FigureName[] = [
  'deposit',
  'withdrawal',
  'bet',
  'payout',
  'rebate',
  'bonus',
  'net',
];

interface Shown {
  readonly figures: readonly FigureName[];
  readonly isFound: boolean;
  /** Of the figures and of the lists that they lead to. */
  readonly period: PeriodRequest;
}

/** The columns of the downline: name, rank, accounts below, then the figures. The operator sorts. */
export function useBranchColumns(
  { sum, trail }: Pick<TeamBranch, 'sum' | 'trail'>,
  { figures, isFound, period }: Shown,
  { onEnter, onRetry }: Actions,
): readonly DataColumn<TreeRow>[] {
  const { t } = useTranslation('agent');
  const { currency, count } = useFormat('agent');
  return useMemo(() => {
    const agentId = trail[0]?.id ?? '';
    const head = trail.length > 1 ? trail.at(-1) : undefined;
    const link = (minor: number, figure: FigureName, scope: TeamScope | undefined, name: string) => (
      <FigureLink figure={figure} minor={minor} period={period} scope={scope} name={name}>
        <Money minor={minor} currency={currency} hasUnit={false} isCompact isGainLoss={figure === 'net'} />
      </FigureLink>
    );
    const branchName = (account: string) => t('records.branch', { account });
    // There is no list of what a search found.
    const totalScope = isFound ? undefined : head ? { branch: head.id } : {};
    const totalOf = (figure: FigureName) =>
      link(sum[figure], figure, totalScope, head ? branchName(head.account) : t('records.wholeTeam'));
    const cellOf = (entry: AccountRow, figure: FigureName) => {
      const scope = scopeOfRow(entry, agentId);
      const { account } = entry.row;
      return link(entry.row[figure], figure, scope, scope?.branch && !scope.part ? branchName(account) : account);
    };
    const peopleOf = (
      people: number,
      { id, account, hasLeft }: Partial<Pick<TeamRow, 'id' | 'account' | 'hasLeft'>>,
    ) =>
      // 0 has no list, and the downline of an account that left is unknown.
      people === 0 || hasLeft ? (
        count(people)
      ) : (
        <ListLink
          page="teamManagement"
          query={id ? new URLSearchParams({ branch: id }).toString() : ''}
          title={account ? branchName(account) : t('records.wholeTeam')}
        >
          {count(people)}
        </ListLink>
      );
    // What a search found is in the order of the names.
    const byFigure = isFound ? {} : { sortBy: sortable };
    return [
      {
        key: 'account',
        head: t('branch.account'),
        cell: (entry) => <NameCell entry={entry} onEnter={onEnter} onRetry={onRetry} />,
        sortBy: sortable,
      },
      {
        key: 'rank',
        head: t('branch.rank'),
        cell: (entry) => (entry.kind === 'account' ? <RankBadge rank={entry.row.rank} /> : null),
      },
      {
        key: 'downline',
        head: t('branch.downline'),
        align: 'end',
        // Nobody can be below a member, or below an own account: no number belongs there.
        cell: (entry) =>
          entry.kind === 'account' && (hasDownline(entry) ? peopleOf(entry.row.downline, entry.row) : '–'),
        ...byFigure,
        total: isFound ? count(sum.downline) : peopleOf(sum.downline, { ...head, hasLeft: false }),
      },
      ...figures.map(
        (figure): DataColumn<TreeRow> => ({
          key: figure,
          head: t(`branch.${figure}`),
          align: 'end',
          cell: (entry) => (entry.kind === 'account' ? cellOf(entry, figure) : null),
          ...byFigure,
          total: totalOf(figure),
          phone: figure === 'net' ? 'figure' : 'pair',
        }),
      ),
    ];
  }, [t, currency, count, sum, trail, figures, isFound, period, onEnter, onRetry]);
}

const tones: Readonly<Record<Rank, BadgeTone>> = {
  head: 'accent',
  subhead: 'accent',
  distributor: 'info',
  shop: 'info',
  member: 'neutral',
};

/** The rung of the ladder, in words; the colour only groups them. */
export function RankBadge({ rank }: { readonly rank: Rank }) {
  const { t } = useTranslation('agent');
  return <Badge tone={tones[rank]}>{t(`rank.${rank}`)}</Badge>;
}
