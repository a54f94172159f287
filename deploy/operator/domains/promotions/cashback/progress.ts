import { hourMs } from '../../../platform/clock/durations.ts';
import type { Merchant } from '../../merchants/index.ts';
import type { PromotionsNeeds } from '../needs.ts';
import type { PromotionRow } from '../promotion-row.ts';
import { cashbackNets } from './nets.ts';
import { periodAt, rulesOfPeriod } from './periods.ts';

/** Until its payment a period stays the one that is shown. */
const payDelayMs = 9 * hourMs;

/** What comes back of a net loss, in minor units, cut to whole ones; nothing when there is no loss. */
export function cashbackFor({ percent, capMinor }: PromotionRow, netMinor: number): number {
  const share = Math.floor((Math.max(0, -netMinor) * (percent ?? 0)) / 100);
  return capMinor === null ? share : Math.min(capMinor, share);
}

/** The running period of one member, in the shape of the wire. */
export async function readCashbackProgress(
  context: Pick<PromotionsNeeds, 'db' | 'clock'>,
  merchant: Merchant,
  current: PromotionRow,
  memberId: number,
) {
  const now = context.clock.now();
  const period = await periodAt(context, merchant, current, new Date(now.getTime() - payDelayMs));
  const promotion = await rulesOfPeriod(context, merchant, current, period);
  const [own] = await cashbackNets(context, merchant, promotion, period, memberId);
  const net = own?.net ?? 0;
  return {
    fromMs: period.fromAt.getTime(),
    toMs: period.toAt.getTime(),
    payAtMs: period.payAt.getTime(),
    net,
    expected: cashbackFor(promotion, net),
  };
}
