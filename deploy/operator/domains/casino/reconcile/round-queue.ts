import { providerName } from '@tessera/wallet-protocol/messages';
import { minuteMs } from '../../../platform/clock/durations.ts';
import type { Database } from '../../../platform/database/database.ts';

/** A round that is open for longer is asked about, and again after as long. */
export const openForMs = 10 * minuteMs;

/**
 * Takes the rounds out of the queue that have waited longest since they were asked about, or since they began, and puts
 * them at its end: neither another operator nor the next run asks about them again before all others were asked about.
 */
export async function nextRounds(db: Database, now: Date, count: number): Promise<string[]> {
  const taken = await db.query<{ roundId: string }>(
    `update game_round set asked_at = $2 where (provider, round_id) in (
       select provider, round_id from game_round
       where provider = $1 and status = 'open' and coalesce(asked_at, started_at) < $3
       order by coalesce(asked_at, started_at) limit $4 for update skip locked)
     returning round_id as "roundId"`,
    [providerName, now, new Date(now.getTime() - openForMs), count],
  );
  return taken.map(({ roundId }) => roundId);
}
