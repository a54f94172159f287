import { type accountStates, getTeamAccounts } from '@tessera/shared/wire/agent';
import { type Member, searchedName } from '../identity/index.ts';
import { literally } from './figures/branch-rows.ts';
import type { AgentsNeeds } from './needs.ts';
import { rankOf } from './ranks.ts';
import { accountInTeam, requireAgent } from './scope.ts';

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

/** Of the whole branch only what the filter and the sorting need; how many are below is counted for the rows of the page. */
const sortColumns = {
  account: 'lower(t.username)',
  level: 't.depth',
  downline: 'lower(t.username)',
  balance: 't.balance',
  registered: 't.created_at',
  seen: 't.last_signed_in_at',
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

/** From the agent itself to the head of the branch, by the ids in its path. */
async function trailOf({ db }: Pick<AgentsNeeds, 'db'>, agent: Member, head: Member) {
  const ids = head.path.slice(agent.path.length).split('/').filter(Boolean);
  const rows = await db.query<{ id: number; account: string }>(
    'select id, username as account from member where id = any($1::bigint[]) order by depth',
    [[String(agent.id), ...ids]],
  );
  return rows.map(({ id, account }) => ({ id: String(id), account }));
}

export function answerTeamAccounts(context: AgentsNeeds): void {
  const { routes, db, clock } = context;

  routes.handleMember(getTeamAccounts, async ({ member, request }) => {
    requireAgent(member);
    const { keyword = '', parentId, scope, kind, seen, balanceFromMinor, balanceToMinor, sort, order } = request;
    const { page, pageSize } = request;
    const head = await accountInTeam(context, member, parentId);
    const now = clock.now();
    const rows = await db.query<AccountRow>(
      `with team as materialized (
         select m.id, m.username, m.type, m.depth, m.path, m.parent_id, m.created_at, m.last_signed_in_at,
                coalesce(sum(a.balance_minor), 0)::bigint as balance
         from member m left join ledger_account a
           on a.merchant = $1 and a.owner = 'player:' || m.id and holds_player_money(a.kind)
         where m.merchant = $1 and m.path like $2 and m.id <> $3 and ${scope === 'direct' ? 'm.parent_id = $3' : 'true'}
           and $4::timestamptz is not null and m.username ilike '%' || $5 || '%'
           and ${kindConditions[kind]} and ${stateConditions[seen]}
         group by m.id),
       found as (
         select * from team where balance >= coalesce($6::bigint, balance) and balance <= coalesce($7::bigint, balance)),
       sums as (select count(*) as total, coalesce(sum(balance), 0)::bigint as total_balance from found),
       shown as (
         select * from found t order by ${sortColumns[sort]} ${order} nulls last, lower(t.username) limit $8 offset $9)
       select t.id, t.username, t.type, t.depth, u.username as upline, coalesce(r.basis_points, 0) as rate, t.balance,
              ${hasSession('t.id')} as "isOnline", t.created_at as "createdAt", t.last_signed_in_at as "seenAt",
              -- Ids and slashes alone: the paths below lie between the account's own and the next character after the slash.
              case when t.type = 0 then 0 else (
                select count(*) - 1 from member d
                where d.path ~>=~ t.path and d.path ~<~ (left(t.path, -1) || '0')) end as downline,
              s.total, s.total_balance as "totalBalance"
       from sums s left join shown t on true
         left join member u on u.id = t.parent_id left join rebate_rate r on r.member_id = t.id
       order by ${sortColumns[sort]} ${order} nulls last, lower(t.username)`,
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
