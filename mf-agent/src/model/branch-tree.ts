import type { TeamBranch, TeamRow } from './team.ts';

export interface AccountRow {
  readonly kind: 'account';
  readonly key: string;
  readonly row: TeamRow;
  /** The parent's own account, without anybody below it. */
  readonly isOwn: boolean;
}

/** A row of the tree: an account with its figures, or what stands in for rows that are not there yet. */
export type TreeRow =
  | AccountRow
  | { readonly kind: 'waiting'; readonly key: string; readonly parent: TeamRow }
  | { readonly kind: 'failed'; readonly key: string; readonly parent: TeamRow }
  | { readonly kind: 'more'; readonly key: string; readonly parent: TeamRow; readonly count: number };

export type BranchState = TeamBranch | 'loading' | 'failed';

const account = (row: TeamRow, isOwn = false): TreeRow => ({
  kind: 'account',
  key: isOwn ? `own:${row.id}` : row.id,
  row,
  isOwn,
});

const hasMoved = ({ deposit, withdrawal, bet, payout, rebate }: TeamRow): boolean =>
  [deposit, withdrawal, bet, payout, rebate].some((figure) => figure !== 0);

/** The rows of the level that is open: the parent's own account first, then the accounts right below it. */
export const rootRows = ({ own, list }: TeamBranch): readonly TreeRow[] => [
  account(own, true),
  ...list.map((row) => account(row)),
];

/** What a search found: accounts without order of rank, each with its own figures. */
export const foundRows = ({ list }: TeamBranch): readonly TreeRow[] => list.map((row) => account(row));

/** The rows below a row that was opened, or what stands there until they are. An own account without movement is left out. */
export function branchRows(parent: TeamRow, state: BranchState | undefined): readonly TreeRow[] {
  if (state === undefined || state === 'loading') return [{ kind: 'waiting', key: `waiting:${parent.id}`, parent }];
  if (state === 'failed') return [{ kind: 'failed', key: `failed:${parent.id}`, parent }];
  const { own, list, total } = state;
  const left = total - list.length;
  return [
    ...(hasMoved(own) ? [account(own, true)] : []),
    ...list.map((row) => account(row)),
    ...(left > 0 ? [{ kind: 'more', key: `more:${parent.id}`, parent, count: left } as const] : []),
  ];
}

export const canOpen = (row: TreeRow): boolean => row.kind === 'account' && !row.isOwn && row.row.downline > 0;
