import { dayOf } from '@tessera/shared/format';
import { getTeamMembers } from '@tessera/shared/wire/agent';
import { maskPlayer } from '../../bets/index.ts';
import type { Member } from '../../identity/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import { rankOf } from '../ranks.ts';
import { accountInTeam, requireAgent, trailOf } from '../scope.ts';
import { accountRows, type BranchRow, childRows } from './branch-rows.ts';
import { plus, withNet } from './figures.ts';
import { type Days, periodOf } from './period.ts';
import { figuresOfDays, teamStatus } from './team-figures.ts';

const wireRow = (row: BranchRow, agent: Member) => ({
  id: String(row.id),
  account: row.hasLeft ? maskPlayer(row.username) : row.username,
  hasLeft: row.hasLeft,
  rank: rankOf(row.type),
  level: row.depth - agent.depth,
  downline: row.downline,
  ...withNet(row),
});

/** The days of a branch that belong to the agent: from when it was put under the agent, if it was elsewhere before. */
async function daysInTeam(
  { db }: AgentsNeeds,
  agent: Member,
  parent: Member,
  days: Days,
  timeZone: string,
): Promise<Days> {
  const rows = await db.query<{ at: Date | null }>(
    `select max(at) as at from member_move where member_id = $1 and from_path not like '%/' || $2::bigint || '/%'`,
    [parent.id, agent.id],
  );
  const joined = rows[0]?.at;
  const from = joined ? dayOf(joined.getTime(), timeZone) : days.from;
  return from > days.from ? { from, to: days.to } : days;
}

export function answerTeamMembers(context: AgentsNeeds): void {
  const { routes, clock, db } = context;
  routes.handleMember(getTeamMembers, async ({ merchant, member, request }) => {
    requireAgent(member);
    const { parentId, scope, keyword, sort, order, page, pageSize } = request;
    const parent = await accountInTeam(context, member, parentId);
    const asOfMs = clock.now().getTime();
    const { timeZone } = merchant.profile;
    const { current, days: asked } = periodOf(request, asOfMs, timeZone);
    const days = await daysInTeam(context, member, parent, asked, timeZone);
    const filter = { parent, days, sort, order, page, pageSize };
    const [found, { own }, { members }, trail] = await Promise.all([
      scope === 'children'
        ? childRows(db, filter)
        : accountRows(db, { ...filter, order: sort === 'account' ? order : 'asc', keyword }),
      figuresOfDays(db, parent, days),
      teamStatus(db, parent),
      trailOf(context, member, parent),
    ]);
    const sums = scope === 'children' ? plus(own, found.sums) : found.sums;
    return {
      asOfMs,
      span: current,
      trail,
      own: wireRow({ ...parent, ...own, downline: members, hasLeft: false }, member),
      total: found.total,
      list: found.rows.map((row) => wireRow(row, member)),
      sum: { ...withNet(sums), downline: scope === 'children' ? members : found.total },
    };
  });
}
