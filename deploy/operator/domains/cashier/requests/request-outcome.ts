import { dayMs, hourMs, minuteMs } from '../../../platform/clock/durations.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { CashierNeeds } from '../needs.ts';

type Parts = Pick<CashierNeeds, 'db' | 'clock' | 'limits' | 'withMember'>;

const perMinute = 60;
/** No copy of a request can still arrive after that long. */
const keptMs = 2 * dayMs;

/** Refuses a request whose client was answered that it was never carried out. Call it in a transaction that locks the member. */
export async function refuseAbandoned({ db }: Pick<Parts, 'db'>, memberId: number, requestId: string): Promise<void> {
  const abandoned = await db.query('select 1 from abandoned_request where member_id = $1 and request_id = $2', [
    memberId,
    requestId,
  ]);
  if (abandoned.length > 0) throw new Refusal(409, 'request.abandoned');
}

/**
 * Determines the outcome of a request without an answer: what `find` reads, or null. After null the request
 * can never be carried out, even if it still arrives, so the client may safely send another one.
 */
export async function requestOutcome<Found>(
  { db, clock, limits, withMember }: Parts,
  memberId: number,
  requestId: string,
  find: () => Promise<Found | undefined>,
): Promise<Found | null> {
  await limits.take('request-outcome', String(memberId), perMinute, minuteMs);
  return withMember(memberId, async () => {
    const found = await find();
    if (found !== undefined) return found;
    await db.query(
      'insert into abandoned_request (member_id, request_id, at) values ($1, $2, $3) on conflict do nothing',
      [memberId, requestId, clock.now()],
    );
    return null;
  });
}

export function purgeAbandonedJob({ db }: Pick<Parts, 'db'>): Job {
  return {
    name: 'requests.purge-abandoned',
    everyMs: hourMs,
    async run(now) {
      await db.query('delete from abandoned_request where at < $1', [new Date(now.getTime() - keptMs)]);
    },
  };
}
