import { getRebateRaises, raiseRebate } from '@tessera/shared/wire/agent';
import { Refusal } from '../../../platform/http/refusal.ts';
import { lockMember } from '../../identity/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import { rebateRateOf, setRebateRate } from '../rebates/rates.ts';
import { accountInTeam, requireAgent } from '../scope.ts';
import { requireRate } from './may-open.ts';

interface Raise {
  readonly id: number;
  readonly account: string;
  readonly fromBasisPoints: number;
  readonly toBasisPoints: number;
  readonly at: Date;
  readonly total: number;
}

/** Rebates of the accounts right below: they are raised, never lowered, and every raise is in a list. */
export function answerRaises(context: AgentsNeeds): void {
  const { routes, db, clock, withMember, accounts } = context;

  routes.handleMember(raiseRebate, async ({ merchant, member, request }) => {
    requireAgent(member);
    const account = await accountInTeam(context, member, request.id);
    // Of an account further down, the agent in between would pay for the raise.
    if (account.parentId !== member.id) throw new Refusal(400, 'agent.rebate.indirect');
    const { rebateBasisPoints } = request;
    return withMember(member.id, async () => {
      // It may have been put under another agent meanwhile.
      await lockMember(db, account.id);
      if ((await accounts.byId(account.id))?.parentId !== member.id) throw new Refusal(400, 'agent.rebate.indirect');
      const before = await rebateRateOf(db, account.id);
      if (rebateBasisPoints < before) throw new Refusal(400, 'agent.rebate.lower');
      // A copy of a request, whose answer was lost.
      if (rebateBasisPoints === before) return { id: request.id, rebateBasisPoints, isChanged: false };
      await requireRate(db, merchant, member, rebateBasisPoints);
      await setRebateRate(db, account.id, rebateBasisPoints);
      await db.query(
        `insert into rebate_raise (merchant, agent_id, member_id, from_basis_points, to_basis_points, at)
         values ($1, $2, $3, $4, $5, $6)`,
        [merchant.code, member.id, account.id, before, rebateBasisPoints, clock.now()],
      );
      return { id: request.id, rebateBasisPoints, isChanged: true };
    });
  });

  routes.handleMember(getRebateRaises, async ({ member, request: { page, pageSize } }) => {
    requireAgent(member);
    const rows = await db.query<Raise>(
      `select r.id, m.username as account, r.from_basis_points as "fromBasisPoints", r.to_basis_points as "toBasisPoints",
         r.at, count(*) over () as total
       from rebate_raise r join member m on m.id = r.member_id where r.agent_id = $1 order by r.id desc limit $2 offset $3`,
      [member.id, pageSize, (page - 1) * pageSize],
    );
    return {
      total: rows[0]?.total ?? 0,
      list: rows.map(({ id, at, total: _, ...raise }) => ({ ...raise, id: String(id), atMs: at.getTime() })),
    };
  });
}
