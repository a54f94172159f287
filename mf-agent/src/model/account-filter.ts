import { readPage } from './page.ts';
import type { TeamAccountsRequest } from './team.ts';

export const accountKinds = ['all', 'agent', 'member'] as const;
export const accountSeen = ['any', 'recent', 'idle', 'never'] as const;
const sorts = ['account', 'level', 'downline', 'balance', 'registered', 'seen'] as const;

export type AccountFilter = Pick<TeamAccountsRequest, 'kind' | 'seen' | 'sort' | 'order' | 'page'>;

export const accountPageSize = 20;

const usual: AccountFilter = { kind: 'all', seen: 'any', sort: 'registered', order: 'desc', page: 1 };

const oneOf = <Value extends string>(known: readonly Value[], text: string | null, otherwise: Value): Value =>
  known.find((value) => value === text) ?? otherwise;

/** The filter an address names; what it names wrongly is as usual. */
export function readAccountFilter(params: URLSearchParams): AccountFilter {
  return {
    kind: oneOf(accountKinds, params.get('kind'), usual.kind),
    seen: oneOf(accountSeen, params.get('seen'), usual.seen),
    sort: oneOf(sorts, params.get('sort'), usual.sort),
    order: oneOf(['asc', 'desc'], params.get('order'), usual.order),
    page: readPage(params),
  };
}

/** Only what differs from the usual stands in the address. */
export function writeAccountFilter(filter: AccountFilter): URLSearchParams {
  const said = Object.entries(filter).filter(([key, value]) => usual[key as keyof AccountFilter] !== value);
  return new URLSearchParams(said.map(([key, value]) => [key, String(value)]));
}

export const isSortable = (key: string): key is AccountFilter['sort'] => sorts.some((sort) => sort === key);

export const isUsual = ({ kind, seen }: AccountFilter): boolean => kind === usual.kind && seen === usual.seen;
