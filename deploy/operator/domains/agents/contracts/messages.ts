import type { InboxTopic } from '../../inbox/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import type { Contract } from './contract-store.ts';

type ContractTopic = Extract<InboxTopic, `contract.${string}`>;

/** Posts a step of a contract to both sides, in the step's transaction. */
export async function postStep(
  { inbox }: Pick<AgentsNeeds, 'inbox'>,
  { id, merchant, kind, payerId, payer, agentId, agent }: Contract,
  topic: ContractTopic,
  /** What makes it another message than an earlier one of the same topic. */
  occasion = '',
): Promise<void> {
  for (const memberId of [payerId, agentId])
    await inbox.post({
      ...{ merchant, memberId, topic, key: `agent-contract:${id}:${topic}${occasion}:${memberId}` },
      facts: { reference: `${payer} → ${agent}`, amountMinor: 0, detail: kind },
    });
}
