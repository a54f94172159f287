import type { getAgentContract } from '@tessera/shared/wire/agent';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import type { Contract } from './contract-store.ts';

type WireContract = AnswerOf<typeof getAgentContract>['contract'];

/** One that ends where it would have begun is over at once. */
const isActive = ({ state, startsAt, endsAt }: Contract, now: Date): boolean =>
  state === 'accepted' && startsAt !== null && (endsAt === null || (endsAt > now && endsAt > startsAt));

const stateOf = (contract: Contract, now: Date): WireContract['state'] => {
  if (contract.state === 'offered') return 'offered';
  return isActive(contract, now) ? 'active' : 'over';
};

function awaits(contract: Contract, memberId: number): WireContract['awaits'] {
  if (contract.state === 'offered') return contract.agentId === memberId ? 'me' : 'other';
  if (contract.endRequestedBy === null) return null;
  return contract.endRequestedBy === memberId ? 'other' : 'me';
}

/** A contract as one of its parties sees it. */
export function wireContract(contract: Contract, memberId: number, now: Date): WireContract {
  const { state, ending, terms } = contract;
  return {
    id: String(contract.id),
    kind: contract.kind,
    version: contract.version,
    state: stateOf(contract, now),
    outcome: state === 'rejected' || state === 'withdrawn' ? state : ending,
    side: contract.agentId === memberId ? 'received' : 'given',
    payer: contract.payer,
    account: contract.agent,
    accountId: String(contract.agentId),
    terms: { ...terms, tiers: [...terms.tiers] },
    awaits: awaits(contract, memberId),
    isEndRequested: contract.endRequestedBy !== null,
    offeredAtMs: contract.offeredAt.getTime(),
    startsAtMs: contract.startsAt?.getTime() ?? null,
    endsAtMs: contract.endsAt?.getTime() ?? null,
  };
}
