import { requestContractEnd, withdrawContract } from '@tessera/shared/wire/agent';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Member } from '../../identity/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import { requireAgent } from '../scope.ts';
import { addStep, type Contract, contractOf, countContracts, repeatedStep, unknownContract } from './contract-store.ts';
import { inContractTurn } from './contract-turn.ts';
import { postStep } from './messages.ts';
import { wireContract } from './wire-contract.ts';

interface OwnStep {
  readonly contract: Contract;
  readonly member: Member;
  readonly requestId: string;
}

/** Takes an offer back, as long as nobody has answered it. */
async function withdraw(context: AgentsNeeds, { contract, member, requestId }: OwnStep): Promise<void> {
  const { db, clock } = context;
  if (contract.payerId !== member.id) throw unknownContract();
  if (contract.state !== 'offered') throw new Refusal(409, 'agent.contract.answered');
  await db.query("update agent_contract set state = 'withdrawn' where id = $1", [contract.id]);
  await addStep(db, { contractId: contract.id, step: 'withdrawn', byId: member.id, at: clock.now(), requestId });
  await postStep(context, contract, 'contract.withdrawn', { by: member });
}

/** Asks the other side to end a contract; a change that waits for an answer comes first. */
async function requestEnd(context: AgentsNeeds, { contract, member, requestId }: OwnStep): Promise<void> {
  const { db, clock } = context;
  const { id, payerId, agentId, kind, state, endsAt, endRequestedBy } = contract;
  if (state !== 'accepted' || endsAt !== null) throw new Refusal(409, 'agent.contract.inactive');
  if (endRequestedBy !== null) throw new Refusal(409, 'agent.contract.ending.pending');
  const isChanging = "c.payer_id = $1 and c.agent_id = $2 and c.kind = $3 and c.state = 'offered'";
  if ((await countContracts(db, isChanging, [payerId, agentId, kind])) > 0)
    throw new Refusal(409, 'agent.contract.change.pending');
  await db.query('update agent_contract set end_requested_by = $2 where id = $1', [id, member.id]);
  await addStep(db, { contractId: id, step: 'endRequested', byId: member.id, at: clock.now(), requestId });
  await postStep(context, contract, 'contract.end-requested', { by: member, occasion: `:${requestId}` });
}

const ownSteps = [
  { endpoint: withdrawContract, step: 'withdrawn', take: withdraw },
  { endpoint: requestContractEnd, step: 'endRequested', take: requestEnd },
] as const;

/** What an agent does with a contract by itself. */
export function answerOwnSteps(context: AgentsNeeds): void {
  const { routes, db, clock } = context;
  for (const { endpoint, step, take } of ownSteps)
    routes.handleMember(endpoint, async ({ member, request: { contractId, requestId } }) => {
      requireAgent(member);
      const contract = await inContractTurn(context, member, async () => {
        const before = await contractOf(db, member.id, contractId);
        if ((await repeatedStep(db, member.id, requestId, step, contractId)) === undefined)
          await take(context, { contract: before, member, requestId });
        return contractOf(db, member.id, contractId);
      });
      return { contract: wireContract(contract, member.id, clock.now()) };
    });
}
