import { addDays, type Day } from '@tessera/shared/format';
import {
  type BillStatus,
  billStatuses,
  type ContractKind,
  type getBill,
  type getBills,
  type getBillTeam,
  type payBills,
} from '@tessera/shared/wire/agent';
import type { AnswerOf, RequestOf } from '@tessera/shared/wire/define-endpoint';
import { readKeyword } from './contract.ts';
import { readPage } from './page.ts';
import type { PeriodRequest } from './period.ts';

export type BillRecord = AnswerOf<typeof getBills>;
export type Bill = BillRecord['list'][number];
export type StatusSum = BillRecord['sums'][number];
export type BillExplanation = AnswerOf<typeof getBill>;
export type BillTeam = AnswerOf<typeof getBillTeam>;
export type BillTeamRow = BillTeam['own'];
/** How far a run of "pay all" is. */
export type PaidBills = AnswerOf<typeof payBills>;
/** What a call about bills says of the bills: those of a page, of a file, or those that are paid. */
export type BillsFilter = Omit<RequestOf<typeof getBills>, 'page' | 'pageSize' | 'side'>;

export const billSides = ['received', 'given'] as const;
export const billPageSize = 20;

export interface BillFilter {
  readonly side: (typeof billSides)[number];
  readonly status: BillStatus | undefined;
  /** Part of the other account's name. */
  readonly keyword: string | undefined;
  readonly page: number;
}

/** The filter that an address names; what it names wrongly is as usual. */
export const readBillFilter = (params: URLSearchParams): BillFilter => ({
  side: billSides.find((side) => side === params.get('side')) ?? 'received',
  status: billStatuses.find((status) => status === params.get('status')),
  keyword: readKeyword(params),
  page: readPage(params),
});

/** Replaces the filter in an address; its period stays. */
export function writeBillFilter(params: URLSearchParams, { side, status, keyword, page }: BillFilter): URLSearchParams {
  const next = withBill(params, undefined);
  for (const key of ['side', 'status', 'q', 'page']) next.delete(key);
  if (side !== 'received') next.set('side', side);
  if (status) next.set('status', status);
  if (keyword) next.set('q', keyword);
  if (page > 1) next.set('page', String(page));
  return next;
}

/** An id as an address names it. */
const id = /^[1-9]\d{0,14}$/;

/** The bill that an address explains, and the branch of its team that is shown instead of the explanation. */
export interface OpenBill {
  readonly id: number;
  readonly branch: string | undefined;
}

export function readBill(params: URLSearchParams): OpenBill | undefined {
  const [bill, branch] = [params.get('bill') ?? '', params.get('branch') ?? ''];
  return id.test(bill) ? { id: Number(bill), branch: id.test(branch) ? branch : undefined } : undefined;
}

/** The same address with a bill open, or with none. */
export function withBill(params: URLSearchParams, bill: string | undefined, branch?: string): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [key, value] of Object.entries({ bill, branch })) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}

const lengths = { today: 1, '7d': 7, '30d': 30 } as const;

/** The bills of a kind, a filter and a period up to today. */
export function billsFilter(
  kind: ContractKind,
  { status, keyword }: BillFilter,
  period: PeriodRequest,
  today: Day,
): BillsFilter {
  const days =
    period.period === 'custom'
      ? { from: period.from ?? today, to: period.to ?? today }
      : { from: addDays(today, 1 - lengths[period.period]), to: today };
  return { kind, ...days, ...(status ? { status: [status] } : {}), ...(keyword ? { keyword } : {}) };
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
