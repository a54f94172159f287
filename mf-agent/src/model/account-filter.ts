import { readPage } from './page.ts';
import type { PeriodRequest } from './period.ts';
import type { TeamAccountsRequest } from './team.ts';

export const accountKinds = ['all', 'agent', 'member'] as const;
export const accountStates = ['any', 'online', 'new', 'idle', 'idle60', 'never'] as const;
export const accountScopes = ['all', 'direct'] as const;
export const accountActivities = ['any', 'registered', 'bet'] as const;
export const accountOwns = ['without', 'with', 'only'] as const;
const sorts = ['account', 'level', 'balance', 'registered', 'seen'] as const;

/** What the page asks for; all of it stands in the address. Amounts in minor units. */
export interface AccountFilter
  extends Pick<TeamAccountsRequest, 'kind' | 'scope' | 'own' | 'activity' | 'order' | 'page'> {
  readonly seen: (typeof accountStates)[number];
  readonly sort: (typeof sorts)[number];
  readonly keyword?: string | undefined;
  readonly parentId?: string | undefined;
  readonly balanceFromMinor?: number | undefined;
  readonly balanceToMinor?: number | undefined;
}

export const accountPageSize = 20;
const longestKeyword = 64;
/** As far as the wire counts. */
const largestMinor = 999_999_999_999_999;

const usual: AccountFilter = {
  ...{ kind: 'all', scope: 'all', own: 'without', seen: 'any', activity: 'any' },
  ...{ sort: 'registered', order: 'desc', page: 1 },
};

/** Names in the address; `from` and `to` are those of the period. */
const names = { keyword: 'q', parentId: 'branch', balanceFromMinor: 'min', balanceToMinor: 'max' } as const;

const oneOf = <Value extends string>(known: readonly Value[], text: string | null, otherwise: Value): Value =>
  known.find((value) => value === text) ?? otherwise;

function readMinor(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) && Number(text) <= largestMinor ? Number(text) : undefined;
}

/** The filter an address names; what it names wrongly is as usual. */
export function readAccountFilter(params: URLSearchParams): AccountFilter {
  const keyword = params.get(names.keyword)?.trim().slice(0, longestKeyword).trim();
  const branch = params.get(names.parentId) ?? '';
  const from = readMinor(params.get(names.balanceFromMinor));
  const to = readMinor(params.get(names.balanceToMinor));
  return {
    kind: oneOf(accountKinds, params.get('kind'), usual.kind),
    scope: oneOf(accountScopes, params.get('scope'), usual.scope),
    own: oneOf(accountOwns, params.get('own'), usual.own),
    seen: oneOf(accountStates, params.get('seen'), usual.seen),
    activity: oneOf(accountActivities, params.get('activity'), usual.activity),
    sort: oneOf(sorts, params.get('sort'), usual.sort),
    order: oneOf(['asc', 'desc'], params.get('order'), usual.order),
    page: readPage(params),
    ...(keyword ? { keyword } : {}),
    ...(/^[1-9]\d{0,14}$/.test(branch) ? { parentId: branch } : {}),
    ...(from === undefined ? {} : { balanceFromMinor: from }),
    ...(to === undefined ? {} : { balanceToMinor: to }),
  };
}

/** Replaces the filter of an address; only what differs from the usual stands in it. */
export function writeAccountFilter(filter: AccountFilter, params = new URLSearchParams()): URLSearchParams {
  const written = Object.entries(filter).filter(
    ([key, value]) => value !== undefined && value !== '' && usual[key as keyof AccountFilter] !== value,
  );
  const next = new URLSearchParams(params);
  for (const key of [...Object.keys(usual), ...Object.values(names)]) next.delete(key);
  for (const [key, value] of written) next.set(names[key as keyof typeof names] ?? key, String(value));
  return next;
}

/** What the operator is asked: a name is looked for in the whole team, wherever in the tree the page is. */
export function accountsRequest(filter: AccountFilter, period: PeriodRequest): TeamAccountsRequest {
  const { parentId, scope, ...rest } = filter;
  const place = filter.keyword ? { scope: usual.scope } : { scope, ...(parentId ? { parentId } : {}) };
  // The period is that of what an account did; without it the list is of now.
  const of = filter.activity === 'any' ? {} : period;
  return { ...definedOnly(rest), ...place, ...of, pageSize: accountPageSize } as TeamAccountsRequest;
}

const definedOnly = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

export const isSortable = (key: string): key is AccountFilter['sort'] => sorts.some((sort) => sort === key);

/** Whether nothing narrows the list of the branch. */
export const isUsual = ({
  kind,
  own,
  seen,
  activity,
  keyword,
  balanceFromMinor,
  balanceToMinor,
}: AccountFilter): boolean =>
  kind === usual.kind &&
  own === usual.own &&
  seen === usual.seen &&
  activity === usual.activity &&
  !keyword &&
  balanceFromMinor === undefined &&
  balanceToMinor === undefined;

/** The same place and sorting without what narrows it. */
export const widened = ({ parentId, scope, sort, order }: AccountFilter): AccountFilter => ({
  ...usual,
  ...{ scope, sort, order },
  ...(parentId ? { parentId } : {}),
});
