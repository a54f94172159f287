import type { TableSort } from '@tessera/shared/ui/table';
import { useMemo } from 'react';
import {
  type BranchView,
  branchRequest,
  isBranchSort,
  readBranchView,
  writeBranchView,
} from '../../model/branch-view.ts';
import type { PeriodRequest } from '../../model/period.ts';
import type { TeamRow } from '../../model/team.ts';
import { useHere } from '../layout/use-here.ts';
import { useSearchText } from '../layout/use-search-text.ts';

/** The level of the downline that the address names. */
export function useBranchView(period: PeriodRequest) {
  const { params, change } = useHere();
  const view = useMemo(() => readBranchView(params), [params]);
  const request = useMemo(() => branchRequest(view, period), [view, period]);
  const alter = (part: Partial<BranchView>, isStep = false) =>
    change(writeBranchView(params, { ...view, page: 1, ...part }), { isStep });
  const { text, setText } = useSearchText(view.keyword, (keyword) => alter({ keyword }));
  return {
    request,
    keyword: text,
    search: setText,
    sort: (sort: TableSort | undefined) =>
      alter(
        sort && isBranchSort(sort.key)
          ? { sort: sort.key, order: sort.isDescending ? 'desc' : 'asc' }
          : { sort: 'bet', order: 'desc' },
      ),
    turnTo: (page: number) => alter({ page }),
    /** The agent's own level is the address without a branch. Down and up are steps that can be gone back. */
    enter: (row: Pick<TeamRow, 'id'>, isOwn = false) => {
      setText('');
      alter({ parentId: isOwn ? undefined : row.id, keyword: '' }, true);
    },
  };
}
