import { getTeamTrend } from '@tessera/shared/wire/agent';
import type { Member } from '../../identity/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import { requireAgent } from '../scope.ts';
import { type FlowSum, figuresOf } from './figures.ts';
import { periodOf } from './period.ts';

interface PlaceRow {
  readonly place: number;
  readonly flow: FlowSum['flow'];
  readonly amount: number;
  readonly own: number;
  readonly bettors: number;
}

/** Figures of each place between its start and the next one's, the last place ending at `endMs`. */
async function pointsOf({ db }: AgentsNeeds, agent: Member, places: readonly number[], endMs: number) {
  const begun = places.filter((at) => at < endMs);
  const rows = await db.query<PlaceRow>(
    `with f as (
       select width_bucket(at, $3::timestamptz[]) as place, member_id, flow, sum(amount)::bigint as amount
       from team_flows($1, $2, ($3::timestamptz[])[1], $4) group by 1, 2, 3)
     select place, flow, sum(amount)::bigint as amount,
            coalesce(sum(amount) filter (where member_id = $5), 0)::bigint as own,
            count(*) filter (where flow = 'bet' and amount < 0) as bettors
     from f group by 1, 2`,
    [agent.merchant, agent.path, begun.map((at) => new Date(at).toISOString()), new Date(endMs), agent.id],
  );
  return begun.map((atMs, index) => {
    const here = rows.filter(({ place }) => place === index + 1);
    const find = (flow: FlowSum['flow']) => here.find((row) => row.flow === flow);
    return { atMs, ...figuresOf(here), income: find('rebate')?.own ?? 0, activeBettors: find('bet')?.bettors ?? 0 };
  });
}

export function answerTeamTrend(context: AgentsNeeds): void {
  const { routes, clock } = context;
  routes.handleMember(getTeamTrend, async ({ merchant, member, request }) => {
    requireAgent(member);
    const asOfMs = clock.now().getTime();
    const period = periodOf(request, asOfMs, merchant.profile.timeZone);
    // A day is compared hour by hour with the whole day before; longer periods day by day with equally long ones.
    const previousEndMs = period.bucket === 'hour' ? period.previousEndMs : period.previous.toMs;
    const [points, previous] = await Promise.all([
      pointsOf(context, member, period.places, period.current.toMs),
      pointsOf(context, member, period.previousPlaces, previousEndMs),
    ]);
    return { asOfMs, bucket: period.bucket, places: [...period.places], points, previous };
  });
}
