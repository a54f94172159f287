import {
  type ContractAction,
  type ContractKind,
  type ContractStep,
  contractAnswers,
  contractKinds,
} from '@tessera/shared/wire/agent';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Member } from '../../identity/index.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import { requireAgent } from '../scope.ts';
import { accept } from './accept.ts';
import { addStep, type Contract, contractOf, endContract, repeatedStep } from './contract-store.ts';
import { answerOrDescribeEndings } from './describe-endings.ts';
import { confirmedBelow, endBelow } from './end-below.ts';
import { postStep } from './messages.ts';
import { wireContract } from './wire-contract.ts';

const stepOf: Readonly<Record<ContractAction, ContractStep>> = {
  accept: 'accepted',
  reject: 'rejected',
  agreeEnd: 'endAgreed',
  refuseEnd: 'endRefused',
};

const answered = () => new Refusal(409, 'agent.contract.answered');

interface Answer {
  readonly action: ContractAction;
  readonly requestId: string;
  readonly confirmedEndings?: readonly string[] | undefined;
}

/** Answers an offer that waits for the member. */
async function answerOffer(context: AgentsNeeds, merchant: Merchant, member: Member, offer: Contract, answer: Answer) {
  const { db, clock } = context;
  if (offer.state !== 'offered' || offer.agentId !== member.id) throw answered();
  const { action, requestId, confirmedEndings = [] } = answer;
  if (action === 'accept') return accept(context, merchant, { offer, member, requestId, confirmedEndings });
  await db.query("update agent_contract set state = 'rejected' where id = $1", [offer.id]);
  await addStep(db, { contractId: offer.id, step: 'rejected', byId: member.id, at: clock.now(), requestId });
  await postStep(context, offer, 'contract.rejected', { by: member });
  return [];
}

/**
 * Answers a request of the other side to end a contract. It ends now, also the version that runs until the last one begins,
 * with those below that rest on it, and what was earned until now is billed.
 */
async function answerEnd(
  context: AgentsNeeds,
  member: Member,
  contract: Contract,
  answer: Answer,
): Promise<Contract[]> {
  const { db, clock } = context;
  const { endRequestedBy, id } = contract;
  if (endRequestedBy === null || endRequestedBy === member.id) throw answered();
  const at = clock.now();
  const isAgreed = answer.action === 'agreeEnd';
  const endings = isAgreed ? await confirmedBelow(context, contract, 0, answer.confirmedEndings ?? []) : [];
  if (!isAgreed) await db.query('update agent_contract set end_requested_by = null where id = $1', [id]);
  for (const version of isAgreed ? await endContract(db, contract, 'endAgreed', at) : [])
    if (version !== id) await addStep(db, { contractId: version, step: 'endAgreed', byId: member.id, at });
  await addStep(db, {
    ...{ contractId: id, step: stepOf[answer.action], byId: member.id, at, requestId: answer.requestId },
  });
  const topic = isAgreed ? 'contract.ended' : 'contract.end-refused';
  await postStep(context, contract, topic, { by: member, occasion: `:${answer.requestId}` });
  await endBelow(context, endings, member, at);
  return endings;
}

function answerKind(context: AgentsNeeds, kind: ContractKind): void {
  const { routes, db, clock } = context;
  routes.handleMember(contractAnswers[kind], async ({ merchant, member, request }) => {
    requireAgent(member);
    const { contractId, action, requestId, confirmedEndings: confirmed = [] } = request;
    const ended = await answerOrDescribeEndings(context, member, confirmed, async (confirmedEndings) => {
      const contract = await contractOf(db, member.id, contractId, kind);
      const known = await repeatedStep(db, member.id, requestId, stepOf[action], contract.id);
      if (known !== undefined) return [];
      const given = { action, requestId, confirmedEndings };
      if (action === 'accept' || action === 'reject') return answerOffer(context, merchant, member, contract, given);
      return answerEnd(context, member, contract, given);
    });
    return {
      contract: wireContract(await contractOf(db, member.id, contractId), member.id, clock.now()),
      ended: ended.map(({ id, agent }) => ({ id: String(id), account: agent })),
    };
  });
}

/** The specification's calls, with which an agent answers what the other side of a contract asks for. */
export function answerContracts(context: AgentsNeeds): void {
  for (const kind of contractKinds) answerKind(context, kind);
}
