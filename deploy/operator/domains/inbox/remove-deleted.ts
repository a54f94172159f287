import type { Database } from '@tessera/database/database';
import { dayMs, hourMs } from '../../platform/clock/durations.ts';
import type { Job } from '../../platform/jobs/jobs.ts';

const restorableDays = 30;

/** Removes messages for good that their members deleted a while ago. */
export const removeDeletedJob = (db: Database): Job => ({
  name: 'inbox.remove-deleted',
  everyMs: hourMs,
  async run(now) {
    await db.query('delete from inbox_message where deleted_at < $1', [
      new Date(now.getTime() - restorableDays * dayMs),
    ]);
  },
});
