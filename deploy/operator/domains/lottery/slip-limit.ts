import { Refusal } from '../../platform/http/refusal.ts';
import type { Merchant } from '../merchants/index.ts';
import { maxSlipStakeOf } from './game-store.ts';
import { type CountedLine, type OrderLine, pricedLine, stakeOf } from './order-lines.ts';
import type { Issue } from './schedule.ts';

/**
 * The lines of one slip with what they can pay; refuses a slip that stakes more than the merchant takes on one, whatever its
 * games are. An order is a slip, and so is each issue of a chase. The limit is asked before prices are worked out.
 */
export function pricedSlip(
  merchant: Pick<Merchant, 'profile'>,
  lines: readonly { readonly counted: CountedLine; readonly issue: Issue }[],
): OrderLine[] {
  const limitMinor = maxSlipStakeOf(merchant);
  if (limitMinor !== null && stakeOf(lines.map(({ counted }) => counted)) > limitMinor)
    throw new Refusal(400, 'lottery.slip.limit', { limitMinor });
  return lines.map(({ counted, issue }) => pricedLine(counted, issue));
}
