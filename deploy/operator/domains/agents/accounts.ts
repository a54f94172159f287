import { getTeamAccounts } from '@tessera/shared/wire/agent';
import { dayMs } from '../../platform/clock/durations.ts';
import { searchedName } from '../identity/index.ts';
import { literally } from './figures/branch-rows.ts';
import type { AgentsNeeds } from './needs.ts';
import { rankOf } from './ranks.ts';
import { requireAgent } from './scope.ts';

const idleAfterMs = 30 * dayMs;

interface AccountRow {
  id: number;
  username: string;
  type: number;
  depth: number;
  upline: string;
  downline: number;
  rate: number;
  balance: number;
  createdAt: Date;
  seenAt: Date | null;
  total: number;
}

const sortColumns = {
  account: 'lower(m.username)',
  level: 'm.depth',
  downline: 'downline',
  balance: 'balance',
  registered: 'm.created_at',
  seen: 'm.last_signed_in_at',
} as const;

const seenConditions = {
  any: 'true',
  recent: 'm.last_signed_in_at >= $4',
  idle: 'm.last_signed_in_at < $4',
  never: 'm.last_signed_in_at is null',
} as const;

const kindConditions = { all: 'true', agent: 'm.type <> 0', member: 'm.type = 0' } as const;

export function answerTeamAccounts({ routes, db, clock }: AgentsNeeds): void {
  routes.handleMember(getTeamAccounts, async ({ member, request }) => {
    requireAgent(member);
    const { keyword = '', kind, seen, sort, order, page, pageSize } = request;
    const now = clock.now();
    const rows = await db.query<AccountRow>(
      `with team as materialized (select * from team_of($1, $2)),
       below as (
         select a.id::bigint as id, count(*) - 1 as downline
         from team t cross join lateral unnest(string_to_array(trim(both '/' from t.path), '/')) as a (id) group by 1)
       select m.id, m.username, m.type, m.depth, u.username as upline, b.downline, coalesce(r.basis_points, 0) as rate,
              coalesce((select sum(a.balance_minor) from ledger_account a where a.merchant = $1 and a.owner = 'player:' || m.id
                and holds_player_money(a.kind)), 0)::bigint as balance,
              m.created_at as "createdAt", m.last_signed_in_at as "seenAt", count(*) over () as total
       from team t join member m on m.id = t.id join member u on u.id = m.parent_id join below b on b.id = m.id
         left join rebate_rate r on r.member_id = m.id
       where m.id <> $3 and m.username ilike '%' || $5 || '%' and $4::timestamptz is not null
         and ${kindConditions[kind]} and ${seenConditions[seen]}
       order by ${sortColumns[sort]} ${order} nulls last, lower(m.username) limit $6 offset $7`,
      [
        member.merchant,
        member.path,
        member.id,
        new Date(now.getTime() - idleAfterMs),
        literally(searchedName(keyword)),
        pageSize,
        (page - 1) * pageSize,
      ],
    );
    return {
      asOfMs: now.getTime(),
      total: rows[0]?.total ?? 0,
      list: rows.map((row) => ({
        id: String(row.id),
        account: row.username,
        rank: rankOf(row.type),
        level: row.depth - member.depth,
        upline: row.upline,
        downline: row.downline,
        rebateBasisPoints: row.rate,
        balance: row.balance,
        registeredMs: row.createdAt.getTime(),
        lastSignInMs: row.seenAt?.getTime() ?? null,
      })),
    };
  });
}
