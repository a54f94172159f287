import { advanceClock, getClock } from '@tessera/shared/wire/console';
import { storeOffset } from '../platform/clock/stored-offset.ts';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';

export function answerTime(needs: BackOfficeNeeds): void {
  const { clock, db, jobs, events, consoleRoutes } = needs;
  const reading = () => ({ nowMs: clock.now().getTime(), offsetMs: clock.offsetMs });

  consoleRoutes.handle(getClock, async () => reading());

  consoleRoutes.handle(advanceClock, async ({ request: { ms }, operator }) => {
    clock.advance(ms);
    await db.transaction(async () => {
      await storeOffset(db, clock.offsetMs);
      await writeAuditEntry(needs, { operator, action: 'clock.advance', merchant: null, detail: { ms } });
    });
    await jobs.runDue();
    await events.publish({ type: 'clock-changed' });
    return reading();
  });
}
