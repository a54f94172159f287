import { addDays, type Day } from '@tessera/shared/format';
import {
  type BillStatus,
  billStatuses,
  type ContractKind,
  type getBill,
  type getBills,
} from '@tessera/shared/wire/agent';
import type { AnswerOf, RequestOf } from '@tessera/shared/wire/define-endpoint';
import { readPage } from './page.ts';
import type { PeriodRequest } from './period.ts';

export type BillRecord = AnswerOf<typeof getBills>;
export type Bill = BillRecord['list'][number];
export type StatusSum = BillRecord['sums'][number];
export type BillExplanation = AnswerOf<typeof getBill>;

export const billSides = ['received', 'given'] as const;
export const billPageSize = 20;

export interface BillFilter {
  readonly side: (typeof billSides)[number];
  readonly status: BillStatus | undefined;
  readonly page: number;
}

/** The filter that an address names; what it names wrongly is as usual. */
export const readBillFilter = (params: URLSearchParams): BillFilter => ({
  side: billSides.find((side) => side === params.get('side')) ?? 'received',
  status: billStatuses.find((status) => status === params.get('status')),
  page: readPage(params),
});

/** Replaces the filter in an address; its period stays. */
export function writeBillFilter(params: URLSearchParams, { side, status, page }: BillFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const key of ['side', 'status', 'page', 'bill']) next.delete(key);
  if (side !== 'received') next.set('side', side);
  if (status) next.set('status', status);
  if (page > 1) next.set('page', String(page));
  return next;
}

const lengths = { today: 1, '7d': 7, '30d': 30 } as const;

/** The call for a kind, a filter and a period up to today. */
export function billsRequest(
  kind: ContractKind,
  { side, status, page }: BillFilter,
  period: PeriodRequest,
  today: Day,
): RequestOf<typeof getBills> {
  const days =
    period.period === 'custom'
      ? { from: period.from ?? today, to: period.to ?? today }
      : { from: addDays(today, 1 - lengths[period.period]), to: today };
  return { kind, side, page, pageSize: billPageSize, ...days, ...(status ? { status: [status] } : {}) };
}

/** What all bills of a filter come to. */
export const sumOf = (sums: readonly StatusSum[], status: BillStatus | undefined) =>
  sums
    .filter((sum) => status === undefined || sum.status === status)
    .reduce(
      (all, { count, amount, paid }) => ({
        count: all.count + count,
        amount: all.amount + amount,
        paid: all.paid + paid,
      }),
      { count: 0, amount: 0, paid: 0 },
    );

/** What can still be paid of a bill. */
export const openOf = ({ status, amount, paid }: Bill): number =>
  status === 'issued' || status === 'payerShort' || status === 'partPaid' ? amount - paid : 0;

export const billTones = {
  issued: 'info',
  notReached: 'neutral',
  payerShort: 'warn',
  partPaid: 'warn',
  paid: 'ok',
  expired: 'danger',
} as const satisfies Readonly<Record<BillStatus, string>>;
