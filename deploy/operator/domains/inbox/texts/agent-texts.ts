import type { ContractKind } from '@tessera/shared/wire/agent';
import type { InboxTopic, TopicTexts } from '../topics.ts';

/** The texts about contracts between agents and their bills. */
export type AgentTexts = Pick<TopicTexts, Extract<InboxTopic, `contract.${string}` | `bill.${string}`>>;

/** Writes the kind of a contract. */
export const namerOf =
  (names: Readonly<Record<ContractKind, string>>) =>
  (kind: string): string =>
    names[kind as ContractKind] ?? kind;
