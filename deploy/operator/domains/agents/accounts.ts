import { type accountStates, getTeamAccounts } from '@tessera/shared/wire/agent';
import { searchedName } from '../identity/index.ts';
import { literally } from './figures/branch-rows.ts';
import type { AgentsNeeds } from './needs.ts';
import { rankOf } from './ranks.ts';
import { accountInTeam, requireAgent, trailOf } from './scope.ts';

interface AccountRow {
  readonly id: number;
  readonly username: string;
  readonly type: number;
  readonly depth: number;
  readonly upline: string;
  readonly downline: number;
  readonly rate: number;
  readonly balance: number;
  readonly isOnline: boolean;
  readonly createdAt: Date;
  readonly seenAt: Date | null;
  readonly total: number;
  readonly totalBalance: number;
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

const stateConditions: Readonly<Record<(typeof accountStates)[number], string>> = {
  any: 'true',
  online: hasSession('m.id'),
  new: `m.created_at >= ${before(newDays)}`,
  recent: `m.last_signed_in_at >= ${before(30)}`,
  idle: `m.last_signed_in_at < ${before(30)}`,
  idle60: `m.last_signed_in_at < ${before(60)}`,
  never: 'm.last_signed_in_at is null',
};

const kindConditions = { all: 'true', agent: 'm.type <> 0', member: 'm.type = 0' } as const;

export function answerTeamAccounts(context: AgentsNeeds): void {
  const { routes, db, clock } = context;

  routes.handleMember(getTeamAccounts, async ({ member, request }) => {
    requireAgent(member);
    const { keyword = '', parentId, scope, kind, seen, balanceFromMinor, balanceToMinor, sort, order } = request;
    const { page, pageSize } = request;
    const head = await accountInTeam(context, member, parentId);
    const now = clock.now();
    const where = `m.merchant = $1 and m.path like $2 and m.id <> $3 and ${scope === 'direct' ? 'm.parent_id = $3' : 'true'}
      and $4::timestamptz is not null and m.username ilike '%' || $5 || '%' and ${kindConditions[kind]} and ${stateConditions[seen]}`;
    const rows = await db.query<AccountRow>(
      `with late as materialized (
         select v.member_id, sum(v.balance_minor)::bigint as balance from unfolded_movement u join team_movement v using (id) group by 1),
       team as materialized (
         select m.id, lower(m.username) as name, ${sortColumns[sort]} as sorted, ${sortColumns.balance} as balance
         from member m left join team_total b on b.account_id = m.id left join late l on l.member_id = m.id where ${where}),
       found as (
         select * from team where balance >= coalesce($6::bigint, balance) and balance <= coalesce($7::bigint, balance)),
       sums as (select count(*) as total, coalesce(sum(balance), 0)::bigint as total_balance from found),
       shown as (
         select *, row_number() over () as place from (
           select * from found order by sorted ${order} nulls last, name limit $8 offset $9) page)
       select m.id, m.username, m.type, m.depth, u.username as upline, coalesce(r.basis_points, 0) as rate,
              shown.balance,
              ${hasSession('m.id')} as "isOnline", m.created_at as "createdAt", m.last_signed_in_at as "seenAt",
              -- Ids and slashes alone: the paths below lie between the account's own and the next character after the slash.
              case when m.type = 0 then 0 else (
                select count(*) - 1 from member d
                where d.path ~>=~ m.path and d.path ~<~ (left(m.path, -1) || '0')) end as downline,
              s.total, s.total_balance as "totalBalance"
       from sums s left join shown on true left join member m on m.id = shown.id
         left join member u on u.id = m.parent_id left join rebate_rate r on r.member_id = m.id
       order by shown.place`,
      [
        ...[member.merchant, `${head.path}%`, head.id, now, literally(searchedName(keyword))],
        ...[balanceFromMinor ?? null, balanceToMinor ?? null, pageSize, (page - 1) * pageSize],
      ],
    );
    return {
      asOfMs: now.getTime(),
      trail: await trailOf(context, member, head),
      total: rows[0]?.total ?? 0,
      totalBalance: rows[0]?.totalBalance ?? 0,
      list: rows
        .filter(({ id }) => id !== null)
        .map((row) => ({
          id: String(row.id),
          account: row.username,
          rank: rankOf(row.type),
          level: row.depth - member.depth,
          upline: row.upline,
          downline: row.downline,
          rebateBasisPoints: row.rate,
          balance: row.balance,
          isOnline: row.isOnline,
          registeredMs: row.createdAt.getTime(),
          lastSignInMs: row.seenAt?.getTime() ?? null,
        })),
    };
  });
}
