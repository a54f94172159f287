import { daysRange } from '@tessera/shared/format';
import type { BillStatus, getBills } from '@tessera/shared/wire/agent';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { searchedName } from '../../../identity/index.ts';
import { literally } from '../../figures/branch-rows.ts';
import type { AgentsNeeds } from '../../needs.ts';
import { billTables, isOpenBill } from './bill-store.ts';

type Listed = RequestOf<typeof getBills>;
export type BillFilter = Pick<Listed, 'kind' | 'status' | 'from' | 'to' | 'keyword'>;
type Param = string | number | Date | readonly string[];

/** A condition of SQL on {@link billTables}, and its parameters from $1 on. */
export interface BillCondition {
  readonly where: string;
  readonly params: readonly Param[];
}

const sides = {
  received: { own: 'b.agent_id', other: 'p' },
  given: { own: 'b.payer_id', other: 'a' },
} as const;

/** A filter without its status: of it the sums by status are made. */
export function anyStatus(
  { kind, from, to, keyword = '' }: BillFilter,
  side: Listed['side'],
  memberId: number,
  timeZone: string,
): BillCondition {
  const { own, other } = sides[side];
  const { fromMs } = daysRange(from ?? '2000-01-01', from ?? '2000-01-01', timeZone);
  const { toMs } = daysRange(to ?? '2100-01-01', to ?? '2100-01-01', timeZone);
  return {
    where: `${own} = $1 and b.kind = $2 and b.period_to > $3 and b.period_to <= $4 and ${other}.username ilike '%' || $5 || '%'`,
    params: [memberId, kind, new Date(fromMs), new Date(toMs), literally(searchedName(keyword))],
  };
}

/** Everything that a list shows. */
export function inList(filter: BillFilter, side: Listed['side'], memberId: number, timeZone: string): BillCondition {
  const { where, params } = anyStatus(filter, side, memberId, timeZone);
  return {
    where: `${where} and (cardinality($6::text[]) = 0 or b.status = any($6::text[]))`,
    params: [...params, filter.status ?? []],
  };
}

/** What of a payer's list can be paid at a time. */
export function payable(filter: BillFilter, payerId: number, timeZone: string, now: Date): BillCondition {
  const { where, params } = inList(filter, 'given', payerId, timeZone);
  return {
    where: `${where} and ${isOpenBill} and b.expires_at > $7 and a.status <> 'closed'`,
    params: [...params, now],
  };
}

export interface StatusSum {
  readonly status: BillStatus;
  readonly count: number;
  readonly amount: number;
  readonly paid: number;
}

export const sumsBy = ({ db }: Pick<AgentsNeeds, 'db'>, { where, params }: BillCondition): Promise<StatusSum[]> =>
  db.query<StatusSum>(
    `select b.status, count(*) as count, sum(b.amount_minor)::bigint as amount, sum(b.paid_minor)::bigint as paid
     from ${billTables} where ${where} group by 1 order by 1`,
    [...params],
  );

/** What the bills of a condition come to that are still to be paid. */
export async function openOf(context: Pick<AgentsNeeds, 'db'>, condition: BillCondition) {
  const byStatus = await sumsBy(context, condition);
  return {
    count: byStatus.reduce((sum, { count }) => sum + count, 0),
    amount: byStatus.reduce((sum, { amount, paid }) => sum + amount - paid, 0),
    byStatus,
  };
}
