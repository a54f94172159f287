import { figureNames, getTeamMembers, type TeamFigures } from '@tessera/shared/wire/agent';
import type { Member } from '../../identity/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import { rankOf } from '../ranks.ts';
import { accountInTeam, requireAgent } from '../scope.ts';
import { type BranchRow, branchRows } from './branch-rows.ts';
import { noFigures } from './figures.ts';
import { periodOf } from './period.ts';

/** A sum over no rows is null in SQL; here it means 0. */
const figuresIn = (of: Readonly<Record<string, unknown>>): TeamFigures =>
  Object.fromEntries(figureNames.map((name) => [name, Number(of[name] ?? 0)])) as unknown as TeamFigures;

const wireRow = (row: BranchRow, agent: Member) => ({
  id: String(row.id),
  account: row.username,
  rank: rankOf(row.type),
  level: row.depth - agent.depth,
  downline: row.downline,
  ...figuresIn({ ...row }),
});

/** The names from the agent down to an account of its branch; nothing above the agent is included. */
async function trailOf({ db }: AgentsNeeds, agent: Member, parent: Member) {
  const ids = parent.path.slice(agent.path.length).split('/').filter(Boolean).map(Number);
  const rows = await db.query<{ id: number; username: string }>(
    'select id, username from member where id = any($1::bigint[]) order by depth',
    [[agent.id, ...ids]],
  );
  return rows.map(({ id, username }) => ({ id: String(id), account: username }));
}

export function answerTeamMembers(context: AgentsNeeds): void {
  const { routes, clock, db } = context;
  routes.handleMember(getTeamMembers, async ({ merchant, member, request }) => {
    requireAgent(member);
    const { parentId, scope, keyword, sort, order, page, pageSize } = request;
    const parent = await accountInTeam(context, member, parentId);
    const asOfMs = clock.now().getTime();
    const span = periodOf(request, asOfMs, merchant.profile.timeZone).current;
    const [rows, trail] = await Promise.all([
      branchRows(db, { parent, span, scope, keyword, sort, order, page, pageSize }),
      trailOf(context, member, parent),
    ]);
    const own = rows.find(({ id }) => id === parent.id) as BranchRow;
    const first = (page - 1) * pageSize;
    return {
      asOfMs,
      span,
      trail,
      own: wireRow(own, member),
      total: own.total,
      list: rows
        .filter(({ isListed, place }) => isListed && place > first && place <= first + pageSize)
        .map((row) => wireRow(row, member)),
      sum: { ...noFigures, ...figuresIn({ ...own.sums }), downline: scope === 'children' ? own.downline : own.total },
    };
  });
}
