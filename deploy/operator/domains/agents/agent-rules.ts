import type { AgentSettings, Merchant } from '../merchants/index.ts';

const standard: AgentSettings = { rebates: 'daily' };

/** The rules of a merchant's agents: what it has set, and the standard ones. */
export const agentRules = ({ profile }: Pick<Merchant, 'profile'>): AgentSettings => ({
  ...standard,
  ...profile.agents,
});
