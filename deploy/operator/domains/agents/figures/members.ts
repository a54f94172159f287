import { minorToDecimal } from '@tessera/shared/money';
import { exportTeamMembers, figureNames, getTeamMembers } from '@tessera/shared/wire/agent';
import { unitFor } from '../../../platform/localized.ts';
import { maskPlayer } from '../../bets/index.ts';
import type { Call, Member } from '../../identity/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import { rankOf } from '../ranks.ts';
import { answerFile, keysetBatches } from '../record/export-file.ts';
import { accountInTeam, requireAgent, trailOf } from '../scope.ts';
import { accountRows, accountsAfter, type ExportedRow } from './account-rows.ts';
import { type BranchRow, childRows } from './branch-rows.ts';
import { daysInTeam } from './days-in-team.ts';
import { plus, withNet } from './figures.ts';
import { periodOf } from './period.ts';
import { figuresOfDays, teamStatus } from './team-figures.ts';

const nameOf = ({ username, hasLeft }: BranchRow): string => (hasLeft ? maskPlayer(username) : username);

const wireRow = (row: BranchRow, agent: Member) => ({
  id: String(row.id),
  account: nameOf(row),
  hasLeft: row.hasLeft,
  wasMoved: row.wasMoved,
  rank: rankOf(row.type),
  level: row.depth - agent.depth,
  downline: row.downline,
  ...withNet(row),
});

type Filtered = Pick<Call<typeof exportTeamMembers, Member>, 'request' | 'member' | 'merchant'>;

async function filterOf(context: AgentsNeeds, { request, member, merchant }: Filtered) {
  requireAgent(member);
  const parent = await accountInTeam(context, member, request.parentId);
  const asOfMs = context.clock.now().getTime();
  const { timeZone } = merchant.profile;
  const { current, days: asked } = periodOf(request, asOfMs, timeZone);
  const days = await daysInTeam(context, member, parent, asked, timeZone);
  return { asOfMs, current, filter: { agent: member, parent, days, keyword: request.keyword } };
}

/** A branch with figures, and all of its accounts as a file. */
export function answerTeamMembers(context: AgentsNeeds): void {
  const { routes, db } = context;
  routes.handleMember(getTeamMembers, async (call) => {
    const { member, request } = call;
    const { scope, sort, order, page, pageSize } = request;
    const { asOfMs, current, filter } = await filterOf(context, call);
    const { parent, days } = filter;
    const [found, { own }, { members }, trail] = await Promise.all([
      scope === 'children'
        ? childRows(db, { parent, days, sort, order, page, pageSize })
        : accountRows(db, filter, { order: sort === 'account' ? order : 'asc', page, pageSize }),
      figuresOfDays(db, parent, days),
      teamStatus(db, parent),
      trailOf(context, member, parent),
    ]);
    const sums = scope === 'children' ? plus(own, found.sums) : found.sums;
    return {
      asOfMs,
      span: current,
      trail,
      own: wireRow({ ...parent, ...own, downline: members, hasLeft: false, wasMoved: false }, member),
      total: found.total,
      list: found.rows.map((row) => wireRow(row, member)),
      sum: { ...withNet(sums), downline: scope === 'children' ? members : found.total },
    };
  });

  answerFile(context, exportTeamMembers, async (call, { heads, figures, ranks }) => {
    const { member, merchant } = call;
    const { filter } = await filterOf(context, call);
    const { currency } = merchant;
    return {
      name: 'team',
      days: filter.days,
      head: [
        ...[heads.account, heads.rank, heads.level],
        ...figureNames.map((figure) => `${figures[figure]} (${unitFor(currency, call.language)})`),
      ],
      batches: keysetBatches(
        (after: ExportedRow | undefined, limit) => accountsAfter(db, filter, after, limit),
        (row) => {
          const of = withNet(row);
          return [
            ...[nameOf(row), ranks[rankOf(row.type)], row.hasLeft ? '' : row.depth - member.depth],
            ...figureNames.map((figure) => minorToDecimal(of[figure], currency)),
          ];
        },
      ),
    };
  });
}
