import { getBillTeam } from '@tessera/shared/wire/agent';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { maskPlayer } from '../../../bets/index.ts';
import type { Member } from '../../../identity/index.ts';
import type { AgentsNeeds } from '../../needs.ts';
import { rankOf } from '../../ranks.ts';
import { accountInTeam, requireAgent, trailOf } from '../../scope.ts';
import { billOf } from './bill-store.ts';
import { type BillTeam, type BranchPart, billTeam } from './bill-team.ts';

const wireSum = ({ active, settled, payout, rebate, bonus }: BillTeam['sum']) => ({
  ...{ activeMembers: active, validBet: settled, payout, rebate, bonus },
});

/** One part as an agent sees it: who is not in its team now has no name. */
function wirePart({ id, username, type, path, ...figures }: BranchPart, viewer: Member) {
  const hasLeft = !path.startsWith(viewer.path);
  return {
    ...{ id: String(id), account: hasLeft ? maskPlayer(username) : username, hasLeft, rank: rankOf(type) },
    ...wireSum(figures),
  };
}

/** The branches behind a bill, for both of its sides. */
export function answerBillTeam(context: AgentsNeeds): void {
  const { routes, db, accounts } = context;
  routes.handleMember(getBillTeam, async ({ merchant, member, request: { id, parentId, page, pageSize } }) => {
    requireAgent(member);
    const bill = await billOf(db, member.id, id);
    const receiver = await accounts.byId(bill.agentId);
    if (!receiver) throw new Refusal(404, 'agent.account.unknown');
    const branch = await accountInTeam(context, receiver, parentId);
    // A receiver that was put elsewhere is a side of the bill still; its team is none of the payer's any more.
    if (branch !== receiver && !branch.path.startsWith(member.path)) throw new Refusal(404, 'agent.account.unknown');
    const span = { fromMs: bill.from.getTime(), toMs: bill.to.getTime() };
    const { timeZone } = merchant.profile;
    const [{ own, sum, total, list }, trail] = await Promise.all([
      billTeam(db, { receiver, branch, span, timeZone, page, pageSize }),
      trailOf(context, receiver, branch),
    ]);
    return {
      ...{ trail, total, sum: wireSum(sum) },
      // Both sides know each other's names.
      own: { ...wirePart({ ...own, ...branch }, member), account: branch.username, hasLeft: false },
      list: list.map((part) => wirePart(part, member)),
    };
  });
}
