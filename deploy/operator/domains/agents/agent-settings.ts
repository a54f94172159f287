import type { AgentSettings, Merchant } from '../merchants/index.ts';

const standard: AgentSettings = {
  rebates: 'daily',
  highRatesAboveBasisPoints: 100,
  accountsPerHighRate: 5,
  accountsAtRate: {},
  maximumContractRates: { dividend: 5000, daily: 200, hourly: 200, realTime: 200 },
  linkLimit: 20,
};

/** What the merchant allows its agents. */
export const agentSettings = ({ profile }: Pick<Merchant, 'profile'>): AgentSettings => ({
  ...standard,
  ...profile.agents,
});
