import { databaseTime } from '../../platform/clock/stored-offset.ts';
import type { LotteryNeeds } from './needs.ts';

/**
 * The operator's time in milliseconds by its own or by the database's clock, whichever is later: an issue that is closed by one
 * of them takes no bet and gives none back. The sandbox's time counts as far as it has been moved, whether or not this operator
 * has been notified of that.
 */
export async function laterClockMs({ db, clock, time }: Pick<LotteryNeeds, 'db' | 'clock' | 'time'>): Promise<number> {
  const { at, storedMs } = await databaseTime(db);
  return Math.max(clock.now().getTime(), clock.fromMachine(at).getTime()) + time.behindMs(storedMs);
}
