import type { DepositStatus, WithdrawalStatus } from '@tessera/shared/wire/wallet';

/** What a list of deposits or withdrawals can be narrowed to, as members think of it. */
export const requestFilters = ['all', 'open', 'done', 'returned'] as const;
export type RequestFilterName = (typeof requestFilters)[number];

/** One page of a list. */
export interface RequestFilter {
  readonly list: RequestFilterName;
  readonly page: number;
}

export const firstOfAll: RequestFilter = { list: 'all', page: 1 };

export const requestPageSize = 20;

/** As far as the wire counts pages. */
const lastPage = 100_000;

/** What the operator calls them; all of them are asked for without a status. */
const depositStatusesOf: Readonly<Record<Exclude<RequestFilterName, 'all'>, readonly DepositStatus[]>> = {
  open: ['pending'],
  done: ['approved'],
  returned: ['rejected'],
};
const withdrawalStatusesOf: Readonly<Record<Exclude<RequestFilterName, 'all'>, readonly WithdrawalStatus[]>> = {
  open: ['requested', 'pending_review', 'approved', 'submitted'],
  done: ['completed'],
  returned: ['rejected', 'failed', 'cancelled'],
};

const pageOf = ({ page }: RequestFilter) => ({ page, pageSize: requestPageSize });

/** What the operator is asked for. */
export const depositListRequest = (filter: RequestFilter) => ({
  ...pageOf(filter),
  ...(filter.list === 'all' ? {} : { status: [...depositStatusesOf[filter.list]] }),
});
export const withdrawalListRequest = (filter: RequestFilter) => ({
  ...pageOf(filter),
  ...(filter.list === 'all' ? {} : { status: [...withdrawalStatusesOf[filter.list]] }),
});

/** The list that an address names, `?list=open&page=2`; undefined where it names none, so that the form is shown. */
export function readRequestFilter(params: URLSearchParams): RequestFilter | undefined {
  const wanted = params.get('list');
  if (wanted === null) return undefined;
  const list = requestFilters.find((name) => name === wanted) ?? 'all';
  const page = Math.min(lastPage, Math.max(1, Math.trunc(Number(params.get('page')) || 1)));
  return { list, page };
}

/** The address of a list, and of the request that was opened from it. */
export function writeRequestAddress(filter: RequestFilter | undefined, id?: string): string {
  const params = new URLSearchParams();
  if (filter) params.set('list', filter.list);
  if (filter && filter.page > 1) params.set('page', String(filter.page));
  if (id !== undefined) params.set('id', id);
  return params.toString();
}
