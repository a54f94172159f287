import { daysRange } from '@tessera/shared/format';
import type { AnswerOf, RequestOf } from '@tessera/shared/wire/define-endpoint';
import type { exportAccountRecord, getAccountRecord, getMovement } from '@tessera/shared/wire/wallet';
import { type Period, readPeriod, writePeriod } from './period.ts';

/** Kinds of movement as members think of them, and what the operator calls them. */
export const recordGroups = {
  deposit: ['deposit', 'payment-reversed', 'claim-collected'],
  withdrawal: ['withdrawal-hold', 'withdrawal-returned'],
  bet: ['bet', 'rollback'],
  chase: ['chase-hold', 'chase-released'],
  payout: ['payout', 'payout-corrected'],
  bonus: ['bonus', 'bonus-release', 'bonus-forfeit'],
  rebate: ['rebate'],
  income: ['dividend', 'wage'],
  transfer: ['transfer'],
} as const satisfies Readonly<Record<string, RequestOf<typeof getAccountRecord>['type']>>;
export type RecordGroup = keyof typeof recordGroups;

export interface RecordFilter extends Period {
  readonly group: RecordGroup | 'all';
  readonly page: number;
}

/** As far as the wire counts pages. */
const lastPage = 100_000;

/** Reads the filter from an address; whatever is missing or makes no sense falls back to the last seven days. */
export function readRecordFilter(params: URLSearchParams, nowMs: number, timeZone: string): RecordFilter {
  const wantedGroup = params.get('type') ?? '';
  const group = Object.hasOwn(recordGroups, wantedGroup) ? (wantedGroup as RecordGroup) : 'all';
  const page = Math.min(lastPage, Math.max(1, Math.trunc(Number(params.get('page')) || 1)));
  return { group, ...readPeriod(params, nowMs, timeZone), page };
}

/** The address of a filter; what is usual is left out. */
export function writeRecordFilter({ group, page, ...period }: RecordFilter): string {
  const params = new URLSearchParams();
  if (group !== 'all') params.set('type', group);
  writePeriod(params, period);
  if (page > 1) params.set('page', String(page));
  return params.toString();
}

export const recordPageSize = 20;

/** What is asked for as a file. */
export function exportRequest(filter: RecordFilter, timeZone: string): RequestOf<typeof exportAccountRecord> {
  return {
    ...(filter.group === 'all' ? {} : { type: [...recordGroups[filter.group]] }),
    ...daysRange(filter.from, filter.to, timeZone),
  };
}

/** What the operator is asked for. */
export const recordRequest = (filter: RecordFilter, timeZone: string): RequestOf<typeof getAccountRecord> => ({
  page: filter.page,
  pageSize: recordPageSize,
  ...exportRequest(filter, timeZone),
});

/** What the movements of each group come to; groups without any are left out. */
export function sumsByGroup(sums: AnswerOf<typeof getAccountRecord>['sums']) {
  return (Object.keys(recordGroups) as RecordGroup[])
    .map((group) => {
      const kinds: readonly string[] = recordGroups[group];
      const own = sums.filter(({ type }) => kinds.includes(type));
      return {
        group,
        amount: own.reduce((total, { amount }) => total + amount, 0),
        movements: own.reduce((total, { movements }) => total + movements, 0),
      };
    })
    .filter(({ movements }) => movements > 0);
}

/** The member's request that a movement belongs to. */
export type MovementRequest = NonNullable<AnswerOf<typeof getMovement>['request']>;

const requestPages = {
  deposit: 'depositv2',
  withdrawal: 'withdraw',
  upline: 'transferUpline',
  wallet: 'transferFund',
} as const satisfies Readonly<Record<MovementRequest['kind'], string>>;

/** Where a request is shown; transfers between the wallets have no page of their own, and are listed in the wallet. */
export function requestAddress({ kind, id }: MovementRequest): string {
  const page = `/member/${requestPages[kind]}`;
  return kind === 'wallet' ? page : `${page}?id=${encodeURIComponent(id)}`;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/**
 * What a movement was about, as the member may quote it: a reference as it is, `round:fe077ea9-…` as the frame of the
 * game shows it, `lottery:K3:20261121-0961` as its issue, `chase:K3:12` as its number, an opening as nothing.
 */
export function recordReference(reference: string): string | undefined {
  const [, kind, rest = ''] = reference.match(/^([a-z-]+):(.+)$/) ?? [];
  if (kind === undefined) return reference || undefined;
  if (kind === 'opening' || kind === 'promotion') return undefined;
  if (kind === 'lottery' || kind === 'chase') return rest.split(':').at(-1);
  return uuid.test(rest) ? rest.slice(0, 8).toUpperCase() : rest;
}
