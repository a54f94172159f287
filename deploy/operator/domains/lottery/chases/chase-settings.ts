import type { ChaseSettings, Merchant } from '../../merchants/index.ts';

const standard: ChaseSettings = { doublingCeiling: 0, profitCeiling: 0 };

/** What a merchant allows a chase besides the same multiple in each issue: nothing, as long as it has not set anything. */
export const chaseSettings = ({ profile }: Merchant): ChaseSettings => ({ ...standard, ...profile.chases });
