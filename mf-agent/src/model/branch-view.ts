import { figureNames } from '@tessera/shared/wire/agent';
import { readPage } from './page.ts';
import type { PeriodRequest } from './period.ts';
import type { TeamMembersRequest } from './team.ts';

const sorts = ['account', 'downline', ...figureNames] as const;

/** Which level of the downline is shown, what is searched in it, and how it is sorted and paged; all of it is in the address. */
export interface BranchView {
  readonly parentId: string | undefined;
  readonly keyword: string;
  readonly sort: (typeof sorts)[number];
  readonly order: 'asc' | 'desc';
  readonly page: number;
}

export const branchPageSize = 20;
const longestKeyword = 64;
const usual = { sort: 'bet', order: 'desc' } as const;

export const isBranchSort = (key: string): key is BranchView['sort'] => sorts.some((sort) => sort === key);

/** What an address names; what it names wrongly is as usual. */
export function readBranchView(params: URLSearchParams): BranchView {
  const branch = params.get('branch') ?? '';
  return {
    parentId: /^[1-9]\d{0,14}$/.test(branch) ? branch : undefined,
    keyword: (params.get('q') ?? '').trim().slice(0, longestKeyword).trim(),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? usual.sort,
    order: params.get('order') === 'asc' ? 'asc' : usual.order,
    page: readPage(params),
  };
}

/** Replaces the view in an address; only what differs from the usual is in it. */
export function writeBranchView(params: URLSearchParams, view: BranchView): URLSearchParams {
  const next = new URLSearchParams(params);
  const written: Readonly<Record<string, string | undefined>> = {
    branch: view.parentId,
    q: view.keyword || undefined,
    sort: view.sort === usual.sort ? undefined : view.sort,
    order: view.order === usual.order ? undefined : view.order,
    page: view.page > 1 ? String(view.page) : undefined,
  };
  for (const [key, value] of Object.entries(written)) {
    if (value === undefined) next.delete(key);
    else next.set(key, value);
  }
  return next;
}

/** What a search found comes by name, out of the whole branch. */
export function branchRequest({ parentId, keyword, sort, order, page }: BranchView, period: PeriodRequest) {
  const place: Pick<TeamMembersRequest, 'parentId'> = parentId ? { parentId } : {};
  const shown: Pick<TeamMembersRequest, 'scope' | 'keyword' | 'sort' | 'order'> = keyword
    ? { scope: 'accounts', keyword, sort: 'account', order: 'asc' }
    : { scope: 'children', sort, order };
  return { ...period, ...place, ...shown, page, pageSize: branchPageSize } satisfies TeamMembersRequest;
}
