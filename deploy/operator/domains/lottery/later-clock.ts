import { databaseNow } from '../../platform/clock/database-clock.ts';
import type { LotteryNeeds } from './needs.ts';

/**
 * The operator's time in milliseconds by its own or by the database's clock, whichever is later: an issue that is closed by one
 * of them takes no bet and gives none back.
 */
export async function laterClockMs({ db, clock }: Pick<LotteryNeeds, 'db' | 'clock'>): Promise<number> {
  const at = clock.fromMachine(await databaseNow(db));
  return Math.max(clock.now().getTime(), at.getTime());
}
