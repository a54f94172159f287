import type { ChaseStrategy } from '@tessera/shared/lottery';
import type { ChaseSettings, Merchant } from '../../merchants/index.ts';

const standard: ChaseSettings = { doublingCeiling: 0, profitCeiling: 0 };

/** What a merchant allows a chase besides the same multiple in each issue: nothing, as long as it has not set anything. */
export const chaseSettings = ({ profile }: Merchant): ChaseSettings => ({ ...standard, ...profile.chases });

/** The largest multiple of an issue; 0 when the strategy is off. The game's own limit holds as well. */
export function ceilingOf(merchant: Merchant, strategy: ChaseStrategy): number {
  const { doublingCeiling, profitCeiling } = chaseSettings(merchant);
  return { same: Number.MAX_SAFE_INTEGER, doubling: doublingCeiling, profit: profitCeiling }[strategy];
}
