import { one } from '@tessera/database/database';
import { minorToDecimal } from '@tessera/shared/money';
import { createDownlineTransfer, getDownlineTransferOutcome, getDownlineTransfers } from '@tessera/shared/wire/agent';
import { Refusal } from '../../../platform/http/refusal.ts';
import {
  approversNeeded,
  cashierCall,
  outgoingObstacles,
  refuseAbandoned,
  requestOutcome,
} from '../../cashier/index.ts';
import { lockMember, type Member, walletOf } from '../../identity/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import { accountInTeam, requireAgent } from '../scope.ts';
import { readTransfers, type TransferRow, wireTransfer } from './transfer-store.ts';

const latest = 10;

/** An account below, never the agent's own. */
async function accountBelow(context: AgentsNeeds, agent: Member, id: string): Promise<Member> {
  const account = await accountInTeam(context, agent, id);
  if (account.id === agent.id) throw new Refusal(404, 'agent.account.unknown');
  return account;
}

/**
 * Refuses an account that may not be given money now: one that is blocked or closed, and one that could not deposit, as on a
 * break. Why is nobody's business but its own. Ask it once the account is locked, so that a break comes before or after.
 */
async function requireReceiver({ accounts, hooks }: AgentsNeeds, id: number): Promise<void> {
  const account = await accounts.byId(id);
  const refused = new Refusal(400, 'agent.transfer.receiver');
  if (account?.status !== 'active') throw refused;
  for (const guard of hooks.depositGuards) if (await guard(account)) throw refused;
}

const byRequest = async (context: AgentsNeeds, agentId: number, requestId: string): Promise<TransferRow | undefined> =>
  (await readTransfers(context.db, 't.member_id = $1 and t.request_id = $2', [agentId, requestId]))[0];

/** Tells both sides, in the transfer's transaction. */
async function postMessages({ inbox }: AgentsNeeds, agent: Member, receiver: Member, made: TransferRow) {
  const { id, reference, amountMinor } = made;
  const { merchant } = agent;
  await inbox.post({
    ...{ merchant, memberId: receiver.id, key: `downline-transfer:${id}:received`, topic: 'transfer.from-upline' },
    facts: { reference, amountMinor },
  });
  await inbox.post({
    ...{ merchant, memberId: agent.id, key: `downline-transfer:${id}:sent`, topic: 'transfer.sent' },
    facts: { reference, amountMinor, detail: receiver.username },
  });
}

/**
 * Transfers to an account below: by the rules of a withdrawal for who gives, and of a deposit for who receives
 * (ADR 69). Who gives is always above who receives, so that locks are taken from the top down.
 */
export function answerDownlineTransfers(context: AgentsNeeds): void {
  const { routes, db, clock, ledger, withMember, paymentPassword } = context;

  routes.handleMember(getDownlineTransfers, async ({ merchant, member, request }) => {
    requireAgent(member);
    const account = await accountBelow(context, member, request.id);
    const { minimumMinor, maximumMinor } = merchant.profile.cashier.withdrawal;
    const { codes, turnoverMinor } = await outgoingObstacles(context, merchant, member, minimumMinor);
    const rows = await readTransfers(db, `t.member_id = $1 and t.receiver_id = $2 order by t.id desc limit ${latest}`, [
      member.id,
      account.id,
    ]);
    return {
      account: account.username,
      availableAmount: codes.length === 0 ? await ledger.balance(merchant.code, walletOf(member).cash) : 0,
      minimumAmount: minimumMinor,
      maximumAmount: maximumMinor,
      remainingTurnover: turnoverMinor,
      obstacles: codes,
      hasPaymentPassword: await paymentPassword.isSet(member.id),
      list: rows.map(wireTransfer),
    };
  });

  routes.handleMember(createDownlineTransfer, async ({ merchant, member, request }) => {
    requireAgent(member);
    const { requestId, amount } = request;
    const { minimumMinor, maximumMinor } = merchant.profile.cashier.withdrawal;
    const receiver = await accountBelow(context, member, request.id);
    if (amount < minimumMinor || amount > maximumMinor) throw new Refusal(400, 'agent.transfer.amount');
    // Nobody reviews a transfer, so what two people would have to approve cannot be transferred.
    if (approversNeeded(merchant, amount) > 1) throw new Refusal(400, 'agent.transfer.review');
    // Before the transaction, as it is slow by design, and after every check that needs no lock, as a wrong try counts.
    await paymentPassword.require(member.id, request.paymentPassword ?? '');
    const made = await withMember(member.id, async () => {
      await lockMember(db, receiver.id);
      if (!(await byRequest(context, member.id, requestId))) {
        await refuseAbandoned(context, member.id, requestId);
        const {
          codes: [code],
          turnoverMinor,
        } = await outgoingObstacles(context, merchant, member, amount);
        const remainingTurnover = minorToDecimal(turnoverMinor, merchant.currency);
        if (code) throw new Refusal(400, code, { remainingTurnover });
        await requireReceiver(context, receiver.id);
      }
      const fields = [merchant.code, member.id, receiver.id, requestId, amount, clock.now()];
      const rows = await cashierCall(() =>
        db.query<{ id: number }>('select create_downline_transfer($1, $2, $3, $4, $5, $6) as id', fields),
      );
      const transfer = one(await readTransfers(db, 't.id = $1', [one(rows).id]));
      await postMessages(context, member, receiver, transfer);
      return transfer;
    });
    return wireTransfer(made);
  });

  routes.handleMember(getDownlineTransferOutcome, async ({ member, request: { requestId } }) => {
    requireAgent(member);
    const found = await requestOutcome(context, member.id, requestId, () => byRequest(context, member.id, requestId));
    return { transfer: found && wireTransfer(found) };
  });
}
