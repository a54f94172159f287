import { Skeleton } from '@tessera/shared/ui/skeleton';
import { DataTable, type TableSort, type TableTree } from '@tessera/shared/ui/table';
import type { FigureName } from '@tessera/shared/wire/agent';
import { useMemo } from 'react';
import { branchRows, canOpen, foundRows, rootRows, type TreeRow } from '../../model/branch-tree.ts';
import type { PeriodRequest } from '../../model/period.ts';
import type { TeamBranch, TeamMembersRequest, TeamRow } from '../../model/team.ts';
import { LinkedTable } from '../layout/list-link.tsx';
import styles from './branch.module.css';
import { useBranchColumns } from './branch-columns.tsx';
import { useOpenBranches } from './use-open-branches.ts';

interface Props {
  readonly branch: TeamBranch;
  readonly request: TeamMembersRequest;
  readonly figures: readonly FigureName[];
  readonly period: PeriodRequest;
  readonly label: string;
  readonly onSort: (sort: TableSort | undefined) => void;
  readonly onEnter: (row: TeamRow) => void;
}

const keyOf = (entry: TreeRow): string => entry.key;

/** The downline as a tree whose branches open in place; a search shows what it found in one level. */
export function BranchTable({ branch, request, figures, period, label, onSort, onEnter }: Props) {
  const { branches, load, scope } = useOpenBranches(request);
  const isFound = request.scope === 'accounts';
  const onRetry = useMemo(() => (row: TeamRow) => void load(row.id), [load]);
  const columns = useBranchColumns(branch, { figures, isFound, period }, { onEnter, onRetry });
  // The table looks for rows below only when its rows are new, so a branch that arrives makes them new.
  const rows = useMemo(() => (isFound ? foundRows(branch) : rootRows(branch)), [branch, branches, isFound]);
  const tree = useMemo<TableTree<TreeRow>>(
    () => ({
      hasChildren: canOpen,
      childrenOf: (entry) =>
        entry.kind === 'account' && canOpen(entry) && branches.has(entry.row.id)
          ? branchRows(entry.row, branches.get(entry.row.id))
          : undefined,
      nameOf: (entry) => (entry.kind === 'account' ? entry.row.account : ''),
      onOpen: (entry) => {
        if (entry.kind === 'account') void load(entry.row.id);
      },
    }),
    [branches, load],
  );
  return (
    <LinkedTable>
      <DataTable
        // Another branch, period or order is another tree: nothing in it is open yet.
        key={`${scope} ${branch.own.id} ${isFound}`}
        label={label}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        isDense
        sort={{ key: request.sort, isDescending: request.order === 'desc' }}
        onSortChange={onSort}
        {...(isFound ? {} : { tree })}
      />
    </LinkedTable>
  );
}

const rows = [1, 2, 3, 4, 5, 6, 7, 8];

export function BranchSkeleton() {
  return (
    <div className={styles.skeleton}>
      {rows.map((row) => (
        <Skeleton key={row} height={32} radius="s" />
      ))}
    </div>
  );
}
