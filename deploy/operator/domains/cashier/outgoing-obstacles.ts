import type { Member } from '../identity/index.ts';
import type { Merchant } from '../merchants/index.ts';
import { dailyLimits, limitObstacle } from './daily-limits.ts';
import type { CashierNeeds } from './needs.ts';

/** What keeps a withdrawal back keeps money from other accounts as well. */
export async function outgoingObstacles(
  context: Pick<CashierNeeds, 'db' | 'clock' | 'hooks'>,
  merchant: Merchant,
  member: Member,
  amountMinor: number,
) {
  const asked = await Promise.all(context.hooks.withdrawalGuards.map((guard) => guard(merchant, member)));
  const limited = limitObstacle(await dailyLimits(context, merchant, member), amountMinor);
  const found = [...asked, limited].filter((obstacle) => obstacle !== null);
  return {
    codes: found.map(({ code }) => code),
    turnoverMinor: found.reduce((sum, { remainingTurnoverMinor }) => sum + remainingTurnoverMinor, 0),
  };
}
