import { minuteMs } from '../../platform/clock/durations.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { knownDevices } from './devices/known-devices.ts';
import { rememberedSignIns } from './devices/remembered-sign-ins.ts';
import type { IdentityNeeds } from './needs.ts';
import { failedSignIns } from './sign-in/failed-sign-ins.ts';

const everyMs = 10 * minuteMs;

/** Deletes what has expired: sessions, single-use tokens, counters. */
export function purgeJob(context: IdentityNeeds): Job {
  const { db, sessions, limits, clock } = context;
  return {
    name: 'auth.purge',
    everyMs,
    async run(now) {
      await sessions.purge();
      await limits.purge();
      await knownDevices(context).purge();
      await rememberedSignIns(context).purge();
      await failedSignIns(db, () => clock.now()).purge();
      for (const table of ['one_use', 'verification_code', 'sign_in_challenge', 'password_reset'])
        await db.query(`delete from ${table} where expires_at <= $1`, [now]);
    },
  };
}
