import { minuteMs } from '../../platform/clock/durations.ts';
import type { LotteryNeeds } from './needs.ts';

/** Of one member; an order can have thousands of numbers to count. */
export const ordersPerMinute = 120;
const cancellationsPerMinute = 120;

/** Counts a new order of bets or of a chase, refused ones included; refuses 429 `request.too.frequent`. */
export const limitOrders = ({ limits }: Pick<LotteryNeeds, 'limits'>, memberId: number): Promise<void> =>
  limits.take('lottery-order', String(memberId), ordersPerMinute, minuteMs);

/** The same of cancelled bets and chases. */
export const limitCancellations = ({ limits }: Pick<LotteryNeeds, 'limits'>, memberId: number): Promise<void> =>
  limits.take('lottery-cancellation', String(memberId), cancellationsPerMinute, minuteMs);
