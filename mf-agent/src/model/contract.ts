import {
  type ContractKind,
  contractKinds,
  type getAgentContract,
  type getAgentContracts,
  type getContractSettings,
} from '@tessera/shared/wire/agent';
import type { AnswerOf, RequestOf } from '@tessera/shared/wire/define-endpoint';
import { readPage } from './page.ts';

export type ContractDetail = AnswerOf<typeof getAgentContract>;
export type Contract = ContractDetail['contract'];
export type ContractSettings = AnswerOf<typeof getContractSettings>;
type ContractsRequest = RequestOf<typeof getAgentContracts>;

export const contractSides = ['all', 'received', 'given'] as const;
export const contractFilters = ['current', 'waiting', 'over'] as const;
export const contractPageSize = 20;

const longestKeyword = 64;

/** The part of a name that an address names. */
export const readKeyword = (params: URLSearchParams): string | undefined =>
  params.get('q')?.trim().slice(0, longestKeyword).trim() || undefined;

export interface ContractFilter {
  readonly side: (typeof contractSides)[number];
  readonly state: (typeof contractFilters)[number];
  readonly kind: ContractKind | undefined;
  /** Part of the other account's name. */
  readonly keyword: string | undefined;
  readonly page: number;
}

/** The filter that an address names; what it names wrongly is as usual. */
export const readContractFilter = (params: URLSearchParams): ContractFilter => ({
  side: contractSides.find((side) => side === params.get('side')) ?? 'all',
  state: contractFilters.find((state) => state === params.get('state')) ?? 'current',
  kind: contractKinds.find((kind) => kind === params.get('kind')),
  keyword: readKeyword(params),
  page: readPage(params),
});

/** Only what differs from the usual is in the address. */
export function writeContractFilter({ side, state, kind, keyword, page }: ContractFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (side !== 'all') params.set('side', side);
  if (state !== 'current') params.set('state', state);
  if (kind) params.set('kind', kind);
  if (keyword) params.set('q', keyword);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** What a call about contracts says of them: those of a page, or of a file. */
export const contractsFilter = ({
  side,
  state,
  kind,
  keyword,
}: ContractFilter): Omit<ContractsRequest, 'page' | 'pageSize'> => ({
  ...{ side, state },
  ...(kind ? { kind } : {}),
  ...(keyword ? { keyword } : {}),
});

export const contractsRequest = (filter: ContractFilter): ContractsRequest => ({
  ...contractsFilter(filter),
  page: filter.page,
  pageSize: contractPageSize,
});

export type ShownState = 'offered' | 'upcoming' | 'active' | 'ending' | 'endRequested' | 'over';

/** What a contract's badge says at a time. */
export function shownState({ state, startsAtMs, endsAtMs, isEndRequested }: Contract, nowMs: number): ShownState {
  if (state !== 'active') return state;
  if (isEndRequested) return 'endRequested';
  if (endsAtMs !== null) return 'ending';
  return isUpcoming({ startsAtMs }, nowMs) ? 'upcoming' : 'active';
}

/** Whether it was accepted and has not begun. */
export const isUpcoming = ({ startsAtMs }: Pick<Contract, 'startsAtMs'>, nowMs: number): boolean =>
  startsAtMs !== null && startsAtMs > nowMs;

/** The version that runs until the last one begins. An agreed end ends both. */
export const runningVersion = ({ contract, versions }: ContractDetail, nowMs: number): Contract | undefined =>
  isUpcoming(contract, nowMs)
    ? versions.find((one) => one.id !== contract.id && one.state === 'active' && !isUpcoming(one, nowMs))
    : undefined;

/** The lowest and the highest rate of a contract. */
export function rateRange({ terms }: Pick<Contract, 'terms'>): readonly [lowest: number, highest: number] {
  const rates = terms.tiers.map(({ rateBasisPoints }) => rateBasisPoints);
  return [Math.min(...rates), Math.max(...rates)];
}

export type ContractStepAction = 'accept' | 'reject' | 'withdraw' | 'requestEnd' | 'agreeEnd' | 'refuseEnd';

/** What the agent can do with a contract now. */
export function actionsOf({ state, side, awaits, isEndRequested, endsAtMs }: Contract): ContractStepAction[] {
  if (state === 'offered') return side === 'received' ? ['accept', 'reject'] : ['withdraw'];
  if (state !== 'active' || endsAtMs !== null) return [];
  if (!isEndRequested) return ['requestEnd'];
  return awaits === 'me' ? ['agreeEnd', 'refuseEnd'] : [];
}

/** The page with the bills of each kind. */
export const billPages = {
  dividend: 'dividendRecord',
  daily: 'dailyWages',
  hourly: 'hourlySalary',
  realTime: 'realTimeSalary',
} as const satisfies Readonly<Record<ContractKind, string>>;
