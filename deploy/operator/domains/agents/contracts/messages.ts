import type { InboxTopic } from '../../inbox/index.ts';
import type { AgentsNeeds } from '../needs.ts';
import type { Contract } from './contract-store.ts';

type ContractTopic = Extract<InboxTopic, `contract.${string}`>;

interface Step {
  /** Whoever took it knows of it. */
  readonly by?: { readonly id: number };
  /** What makes it another message than an earlier one of the same topic. */
  readonly occasion?: string;
}

/** Posts a step of a contract to the other side, or to both if neither took it, in the step's transaction. */
export async function postStep(
  { inbox }: Pick<AgentsNeeds, 'inbox'>,
  { id, merchant, kind, payerId, payer, agentId, agent }: Contract,
  topic: ContractTopic,
  { by, occasion = '' }: Step = {},
): Promise<void> {
  for (const memberId of [payerId, agentId].filter((side) => side !== by?.id))
    await inbox.post({
      ...{ merchant, memberId, topic, key: `agent-contract:${id}:${topic}${occasion}:${memberId}` },
      facts: { reference: `${payer} → ${agent}`, amountMinor: 0, detail: kind },
    });
}
