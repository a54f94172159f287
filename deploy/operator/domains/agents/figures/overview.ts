import { one } from '@tessera/database/database';
import { getTeamOverview } from '@tessera/shared/wire/agent';
import type { Member } from '../../identity/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import { rankOf } from '../ranks.ts';
import { rebateRateOf } from '../rebates/rates.ts';
import { requireAgent } from '../scope.ts';
import { type FlowSum, figuresOf } from './figures.ts';
import { type Period, periodOf } from './period.ts';

interface FlowRow {
  readonly flow: FlowSum['flow'];
  readonly isCurrent: boolean;
  readonly team: number;
  readonly own: number;
  readonly bettors: number;
}

function flowsOf({ db }: AgentsNeeds, agent: Member, { current, previous }: Period): Promise<FlowRow[]> {
  return db.query<FlowRow>(
    `with f as (
       select member_id, flow, at >= $5 as is_current, sum(amount)::bigint as amount
       from team_flows($1, $2, $3, $6) where at < $4 or at >= $5 group by 1, 2, 3)
     select flow, is_current as "isCurrent", sum(amount)::bigint as team,
            coalesce(sum(amount) filter (where member_id = $7), 0)::bigint as own,
            count(*) filter (where flow = 'bet' and amount < 0) as bettors
     from f group by 1, 2`,
    [
      agent.merchant,
      agent.path,
      new Date(previous.fromMs),
      new Date(previous.toMs),
      new Date(current.fromMs),
      new Date(current.toMs),
      agent.id,
    ],
  );
}

interface Standing {
  readonly members: number;
  readonly freshNow: number;
  readonly freshBefore: number;
  readonly teamBalance: number;
  readonly ownBalance: number;
}

async function standingOf({ db }: AgentsNeeds, agent: Member, { current, previous }: Period): Promise<Standing> {
  const rows = await db.query<Standing>(
    `with team as (select * from team_of($1, $2)),
       money as (select t.id, sum(a.balance_minor)::bigint as balance from team t join ledger_account a
                 on a.merchant = $1 and a.owner = 'player:' || t.id and holds_player_money(a.kind)
                 group by t.id)
     select (select count(*) from team where id <> $7) as members,
            (select count(*) from team where id <> $7 and created_at >= $5 and created_at < $6) as "freshNow",
            (select count(*) from team where id <> $7 and created_at >= $3 and created_at < $4) as "freshBefore",
            (select coalesce(sum(balance), 0)::bigint from money) as "teamBalance",
            (select coalesce(sum(balance), 0)::bigint from money where id = $7) as "ownBalance"`,
    [
      agent.merchant,
      agent.path,
      new Date(previous.fromMs),
      new Date(previous.toMs),
      new Date(current.fromMs),
      new Date(current.toMs),
      agent.id,
    ],
  );
  return one(rows);
}

export function answerTeamOverview(context: AgentsNeeds): void {
  const { routes, clock, db } = context;
  routes.handleMember(getTeamOverview, async ({ merchant, member, request }) => {
    requireAgent(member);
    const asOfMs = clock.now().getTime();
    const period = periodOf(request, asOfMs, merchant.profile.timeZone);
    const [flows, standing, rebateBasisPoints] = await Promise.all([
      flowsOf(context, member, period),
      standingOf(context, member, period),
      rebateRateOf(db, member.id),
    ]);
    const figures = (isCurrent: boolean, of: 'team' | 'own') =>
      figuresOf(flows.filter((row) => row.isCurrent === isCurrent).map((row) => ({ flow: row.flow, amount: row[of] })));
    const bettors = (isCurrent: boolean) =>
      flows.find((row) => row.flow === 'bet' && row.isCurrent === isCurrent)?.bettors ?? 0;
    return {
      asOfMs,
      account: member.username,
      rank: rankOf(member.type),
      rebateBasisPoints,
      members: standing.members,
      teamBalance: standing.teamBalance,
      ownBalance: standing.ownBalance,
      current: {
        span: period.current,
        team: figures(true, 'team'),
        own: figures(true, 'own'),
        newMembers: standing.freshNow,
        activeBettors: bettors(true),
      },
      previous: {
        span: period.previous,
        team: figures(false, 'team'),
        own: figures(false, 'own'),
        newMembers: standing.freshBefore,
        activeBettors: bettors(false),
      },
    };
  });
}
