import type { TableSort } from '@tessera/shared/ui/table';
import { useMemo, useState } from 'react';
import { readPage } from '../../model/page.ts';
import type { PeriodRequest } from '../../model/period.ts';
import type { TeamMembersRequest, TeamRow } from '../../model/team.ts';
import { useHere } from '../layout/use-here.ts';
import { useQuietText } from '../layout/use-quiet-text.ts';

export const branchPageSize = 20;
const usualSort: TableSort = { key: 'bet', isDescending: true };

/** Which branch is open (in the address), what is searched in it, and how it is sorted and paged. */
export function useBranchView(period: PeriodRequest) {
  const { params, change } = useHere();
  const parentId = params.get('branch') ?? undefined;
  const [keyword, setKeyword] = useState('');
  const [sort, setSort] = useState<TableSort>(usualSort);
  const settled = useQuietText(keyword);
  const page = readPage(params);

  const goTo = (key: 'branch' | 'page', value: string | undefined, isStep: boolean) => {
    const next = new URLSearchParams(params);
    if (key === 'branch') next.delete('page');
    if (value === undefined) next.delete(key);
    else next.set(key, value);
    change(next, { isStep });
  };
  const request = useMemo<TeamMembersRequest>(
    () => ({
      ...period,
      ...(parentId && /^[1-9]\d{0,14}$/.test(parentId) ? { parentId } : {}),
      ...(settled ? { keyword: settled } : {}),
      scope: settled ? 'accounts' : 'children',
      // What a search found comes by name.
      ...(settled
        ? { sort: 'account' as const, order: 'asc' as const }
        : {
            sort: sort.key as TeamMembersRequest['sort'],
            order: sort.isDescending ? ('desc' as const) : ('asc' as const),
          }),
      page,
      pageSize: branchPageSize,
    }),
    [period, parentId, settled, sort, page],
  );
  return {
    request,
    keyword,
    search: (text: string) => {
      setKeyword(text);
      if (page > 1) goTo('page', undefined, false);
    },
    sort: (next: TableSort | undefined) => setSort(next ?? usualSort),
    turnTo: (next: number) => goTo('page', next > 1 ? String(next) : undefined, false),
    /** The agent's own level is the address without a branch. */
    enter: (row: Pick<TeamRow, 'id'>, isOwn = false) => {
      setKeyword('');
      goTo('branch', isOwn ? undefined : row.id, true);
    },
  };
}
