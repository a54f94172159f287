import type { Database, SqlValue } from '@tessera/database/database';
import type { getTeamAccounts } from '@tessera/shared/wire/agent';
import type { RequestOf } from '@tessera/shared/wire/define-endpoint';
import { type Member, searchedName } from '../identity/index.ts';
import { literally } from './figures/branch-rows.ts';
import type { Days, Span } from './figures/period.ts';

export interface AccountRow {
  readonly id: number;
  readonly username: string;
  readonly path: string;
  readonly type: number;
  readonly depth: number;
  readonly hasLeft: boolean;
  /** Null for the agent itself: nothing above it is shown. */
  readonly upline: string | null;
  readonly downline: number;
  readonly rate: number;
  /** Null of an account that has left. */
  readonly balance: number | null;
  readonly isOnline: boolean;
  readonly createdAt: Date;
  readonly seenAt: Date | null;
}

type Request = RequestOf<typeof getTeamAccounts>;

export interface AccountsFilter
  extends Pick<
    Request,
    'keyword' | 'scope' | 'own' | 'kind' | 'seen' | 'activity' | 'balanceFromMinor' | 'balanceToMinor'
  > {
  readonly agent: Member;
  readonly head: Member;
  readonly now: Date;
  readonly days: Days;
  readonly span: Span;
}

/** How many are below is counted for the rows of the page only. */
const sortColumns = {
  account: 'lower(m.username)',
  level: 'm.depth',
  downline: 'lower(m.username)',
  balance: 'coalesce(b.own_minor, 0) + coalesce(l.balance, 0)',
  registered: 'm.created_at',
  seen: 'm.last_signed_in_at',
} as const;

const newDays = 7;
const hasSession = (id: string): string =>
  `exists (select 1 from session s where s.member_id = ${id} and s.expires_at > $4)`;
const before = (days: number): string => `$4::timestamptz - interval '${days} days'`;

const stateConditions: Readonly<Record<Request['seen'], string>> = {
  any: 'true',
  online: hasSession('m.id'),
  new: `m.created_at >= ${before(newDays)}`,
  recent: `m.last_signed_in_at >= ${before(30)}`,
  idle: `m.last_signed_in_at < ${before(30)}`,
  idle60: `m.last_signed_in_at < ${before(60)}`,
  never: 'm.last_signed_in_at is null',
};

const kindConditions = { all: 'true', agent: 'm.type <> 0', member: 'm.type = 0' } as const;
const ownConditions = { without: 'm.id <> $3', with: 'true', only: 'm.id = $3' } as const;
const scopeConditions = { all: 'true', direct: 'm.parent_id = $3' } as const;

/** It is in the branch, and in the team, now. */
const isHere = `m.path like $2 || '%'`;
const inBranch = `path like '%/' || $3::bigint || '/%'`;

/** Counts as `team_active` does: days that are not in the sums yet may add an account or take one away. */
const bettors = `
  late_bets as (
    select u.member_id, u.day, sum(u.bet) as bet,
           coalesce((select d.bet from team_day d where d.account_id = u.member_id and d.branch_id = 0 and d.day = u.day), 0) as before
    from unfolded_team($3) u where u.flow = 'bet' and u.day between $9::date and $10::date group by u.member_id, u.day),
  active as (
    select b.member_id as id from betting_day b
    where b.merchant = $1 and b.day between $9::date and $10::date and b.${inBranch}
      and not exists (select 1 from late_bets l where l.member_id = b.member_id and l.day = b.day and l.before > 0 and l.before + l.bet <= 0)
    union select member_id from late_bets where before <= 0 and before + bet > 0),`;
const registered = `
  active as (
    select t.member_id as id from team_movement t
    where t.merchant = $1 and t.flow = 'member' and t.at >= $11::timestamptz and t.day between $9::date and $10::date and t.${inBranch}
      and t.member_id <> $3),`;
const activities = { any: '', registered, bet: bettors } as const;

/**
 * Tables `team` (accounts that match but for their balance: id, path, balance, sorted, name) and `found` (with it). Of accounts
 * that have left nothing is searched, compared or sorted by: it would reveal what the mask hides.
 */
function foundTables({ kind, scope, own, seen, activity }: AccountsFilter, sorted: string, also = ''): string {
  const condition = [
    ...[kindConditions[kind], scopeConditions[scope], ownConditions[own], stateConditions[seen]],
    `m.username ilike '%' || $5 || '%'`,
  ].join(' and ');
  const whose =
    activity === 'any'
      ? `${isHere} and ${condition}`
      : `m.id in (select id from active) and case when ${isHere} then ${condition} else $5 = '' and ${
          seen === 'any' && kind === 'all' && scope === 'all' && own !== 'only'
        } end`;
  return `${activities[activity]}
    late as materialized (
      select v.member_id, sum(v.balance_minor)::bigint as balance from unfolded_movement u join team_movement v using (id) group by 1),
    team as ${also ? 'not materialized' : 'materialized'} (
      select m.id, m.path, case when ${isHere} then lower(m.username) else '' end as name, case when ${isHere} then ${sorted} end as sorted,
             case when ${isHere} then ${sortColumns.balance} end as balance
      from member m left join team_total b on b.account_id = m.id left join late l on l.member_id = m.id
      where m.merchant = $1 and ${whose}
        and $3::bigint is not null and $4::timestamptz is not null and $9::date <= $10::date and $11::timestamptz is not null ${also}),
    found as (
      select * from team where $6::bigint is null and $7::bigint is null
        or balance >= coalesce($6::bigint, balance) and balance <= coalesce($7::bigint, balance))`;
}

const shownColumns = `m.id, m.username, m.path, m.type, m.depth, not (${isHere}) as "hasLeft",
  case when m.id <> $8 then u.username end as upline, coalesce(r.basis_points, 0) as rate,
  shown.balance, ${isHere} and ${hasSession('m.id')} as "isOnline", m.created_at as "createdAt",
  case when ${isHere} then m.last_signed_in_at end as "seenAt",
  -- Ids and slashes alone: the paths below lie between the account's own and the next character after the slash.
  case when m.type = 0 or not (${isHere}) then 0 else (
    select count(*) - 1 from member d
    where d.path ~>=~ m.path and d.path ~<~ (left(m.path, -1) || '0')) end as downline`;
const shownTables = 'left join member u on u.id = m.parent_id left join rebate_rate r on r.member_id = m.id';

const paramsOf = (filter: AccountsFilter): SqlValue[] => [
  ...[filter.agent.merchant, filter.head.path, filter.head.id, filter.now],
  ...[literally(searchedName(filter.keyword ?? '')), filter.balanceFromMinor ?? null, filter.balanceToMinor ?? null],
  ...[filter.agent.id, filter.days.from, filter.days.to, new Date(filter.span.fromMs)],
];

interface AccountsPage {
  readonly rows: readonly AccountRow[];
  /** Of all pages. */
  readonly total: number;
  readonly totalBalance: number;
}

/** One page of the accounts that match, and what all of them come to. */
export async function accountsPage(
  db: Database,
  filter: AccountsFilter,
  { sort, order, page, pageSize }: Pick<Request, 'sort' | 'order' | 'page' | 'pageSize'>,
): Promise<AccountsPage> {
  const rows = await db.query<AccountRow & { id: number | null; total: number; totalBalance: number }>(
    `with ${foundTables(filter, sortColumns[sort])},
       sums as (select count(*) as total, coalesce(sum(balance), 0)::bigint as total_balance from found),
       shown as (
         select *, row_number() over () as place from (
           select * from found order by sorted ${order} nulls last, name, id limit $12 offset $13) page)
       select ${shownColumns}, s.total, s.total_balance as "totalBalance"
       from sums s left join shown on true left join member m on m.id = shown.id ${shownTables}
       order by shown.place`,
    [...paramsOf(filter), pageSize, (page - 1) * pageSize],
  );
  return {
    rows: rows.filter(({ id }) => id !== null),
    total: rows[0]?.total ?? 0,
    totalBalance: rows[0]?.totalBalance ?? 0,
  };
}

/** Accounts that match, each after the account that it is below, from the one after `after` on. */
export const accountsBelow = (db: Database, filter: AccountsFilter, after: AccountRow | undefined, limit: number) =>
  db.query<AccountRow>(
    `with ${foundTables(filter, 'null::int', 'and m.path ~>~ $12')},
       shown as (select * from found order by path using ~<~ limit $13)
       select ${shownColumns} from shown join member m on m.id = shown.id ${shownTables} order by shown.path using ~<~`,
    [...paramsOf(filter), after?.path ?? '', limit],
  );
