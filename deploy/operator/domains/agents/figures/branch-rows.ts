import type { Database } from '@tessera/database/database';
import type { FigureName, TeamFigures } from '@tessera/shared/wire/agent';
import { type Member, searchedName } from '../../identity/index.ts';
import type { Span } from './period.ts';

export interface BranchRow extends TeamFigures {
  readonly id: number;
  readonly username: string;
  readonly type: number;
  readonly depth: number;
  readonly downline: number;
  readonly isListed: boolean;
  /** Included in the rows, or separate when it is not one of them. */
  readonly place: number;
  readonly total: number;
  readonly sums: TeamFigures;
}

export interface BranchFilter {
  readonly parent: Member;
  readonly span: Span;
  readonly scope: 'children' | 'accounts';
  readonly keyword?: string;
  readonly sort: 'account' | 'downline' | FigureName;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly pageSize: number;
}

const sortColumns: Readonly<Record<BranchFilter['sort'], string>> = {
  account: 'lower(username)',
  downline: 'downline',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  bet: 'bet',
  payout: 'payout',
  rebate: 'rebate',
  net: 'net',
};

/** Escapes a text for LIKE. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The listed rows of one page and, always, the parent's own; sums go over every counted row, on whichever page. */
export function branchRows(db: Database, filter: BranchFilter): Promise<BranchRow[]> {
  const { parent, span, scope, keyword = '', sort, order, page, pageSize } = filter;
  const isChildren = scope === 'children';
  const first = (page - 1) * pageSize;
  return db.query<BranchRow>(
    `with team as materialized (select * from team_of($1, $2)),
     below as (
       select a.id::bigint as id, count(*) - 1 as downline
       from team t cross join lateral unnest(string_to_array(trim(both '/' from t.path), '/')) as a (id) group by 1),
     flows as (
       select case when $5 then coalesce(branch, member_id) else member_id end as id, flow, sum(amount)::bigint as amount
       from team_flows($1, $2, $3, $4) group by 1, 2),
     sums as (
       select id, sum(amount) filter (where flow = 'deposit') as deposit, -sum(amount) filter (where flow = 'withdrawal') as withdrawal,
              -sum(amount) filter (where flow = 'bet') as bet, sum(amount) filter (where flow = 'payout') as payout,
              sum(amount) filter (where flow = 'rebate') as rebate
       from flows group by id),
     rows as (
       select t.id, t.username, t.type, t.depth, b.downline,
              coalesce(s.deposit, 0)::bigint as deposit, coalesce(s.withdrawal, 0)::bigint as withdrawal,
              coalesce(s.bet, 0)::bigint as bet, coalesce(s.payout, 0)::bigint as payout,
              coalesce(s.rebate, 0)::bigint as rebate,
              (coalesce(s.payout, 0) + coalesce(s.rebate, 0) - coalesce(s.bet, 0))::bigint as net,
              case when $5 then t.id <> $6 else t.username ilike '%' || $7 || '%' end as is_listed
       from team t join below b on b.id = t.id left join sums s on s.id = t.id
       where not $5 or t.depth <= $8),
     placed as (
       select *, is_listed as "isListed",
              row_number() over (partition by is_listed order by ${sortColumns[sort]} ${order}, lower(username)) as place,
              count(*) filter (where is_listed) over () as total,
              jsonb_build_object(
                'deposit', sum(deposit) filter (where $5 or is_listed) over (),
                'withdrawal', sum(withdrawal) filter (where $5 or is_listed) over (),
                'bet', sum(bet) filter (where $5 or is_listed) over (),
                'payout', sum(payout) filter (where $5 or is_listed) over (),
                'rebate', sum(rebate) filter (where $5 or is_listed) over (),
                'net', sum(net) filter (where $5 or is_listed) over ()) as sums
       from rows)
     select * from placed where id = $6 or (is_listed and place > $9 and place <= $10) order by place`,
    [
      parent.merchant,
      parent.path,
      new Date(span.fromMs),
      new Date(span.toMs),
      isChildren,
      parent.id,
      literally(searchedName(keyword)),
      parent.depth + 1,
      first,
      first + pageSize,
    ],
  );
}
