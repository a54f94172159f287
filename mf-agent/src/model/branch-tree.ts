import { figureNames } from '@tessera/shared/wire/agent';
import type { TeamBranch, TeamRow } from './team.ts';
import type { TeamScope } from './team-scope.ts';

export interface AccountRow {
  readonly kind: 'account';
  readonly key: string;
  readonly row: TeamRow;
  /** The account that it is right below, or whose own account it is; undefined of what a search found. */
  readonly parentId: string | undefined;
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

const account = (row: TeamRow, parentId: string | undefined, isOwn = false): TreeRow => ({
  kind: 'account',
  key: isOwn ? `own:${row.id}` : row.id,
  row,
  parentId,
  isOwn,
});

const hasMoved = (row: TeamRow): boolean => figureNames.some((figure) => figure !== 'net' && row[figure] !== 0);

/** The rows of the level that is open: the parent's own account first, then the accounts right below it. */
export const rootRows = ({ own, list }: TeamBranch): readonly TreeRow[] => [
  account(own, own.id, true),
  ...list.map((row) => account(row, own.id)),
];

/** What a search found: accounts without order of rank, each with its own figures. */
export const foundRows = ({ list }: TeamBranch): readonly TreeRow[] => list.map((row) => account(row, undefined));

/** The rows below a row that was opened, or what stands there until they are. An own account without movement is left out. */
export function branchRows(parent: TeamRow, state: BranchState | undefined): readonly TreeRow[] {
  if (state === undefined || state === 'loading') return [{ kind: 'waiting', key: `waiting:${parent.id}`, parent }];
  if (state === 'failed') return [{ kind: 'failed', key: `failed:${parent.id}`, parent }];
  const { own, list, total } = state;
  const left = total - list.length;
  return [
    ...(hasMoved(own) ? [account(own, parent.id, true)] : []),
    ...list.map((row) => account(row, parent.id)),
    ...(left > 0 ? [{ kind: 'more', key: `more:${parent.id}`, parent, count: left } as const] : []),
  ];
}

export const canOpen = (row: TreeRow): boolean => row.kind === 'account' && !row.isOwn && row.row.downline > 0;

/** Whose movements a row is the sum of; `agentId` is whoever looks at it. Undefined where they cannot be listed. */
export function scopeOfRow({ row, parentId, isOwn }: AccountRow, agentId: string): TeamScope | undefined {
  if (isOwn) return row.id === agentId ? { account: row.account } : { branch: row.id, part: 'own' };
  // What it did below another account belongs to another row.
  const under = parentId !== undefined && (row.wasMoved || row.hasLeft) ? { under: parentId } : {};
  if (row.hasLeft) return parentId === undefined ? undefined : { branch: row.id, ...under };
  return parentId === undefined || row.rank === 'member'
    ? { account: row.account, ...under }
    : { branch: row.id, ...under };
}
