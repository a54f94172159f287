import { advanceClock, getClock } from '@tessera/shared/wire/console';
import { writeAuditEntry } from './audit-log.ts';
import type { BackOfficeNeeds } from './needs.ts';

export function answerTime(needs: BackOfficeNeeds): void {
  const { clock, time, jobs, events, consoleRoutes } = needs;
  const reading = () => ({ nowMs: clock.now().getTime(), offsetMs: clock.offsetMs });

  consoleRoutes.handle(getClock, async () => reading());

  consoleRoutes.handle(advanceClock, async ({ request: { ms }, operator }) => {
    await time.advance(ms, async () => {
      await writeAuditEntry(needs, { operator, action: 'clock.advance', merchant: null, detail: { ms } });
      // Other operators follow.
      await events.publish({ type: 'clock-changed' });
    });
    await jobs.runDue();
    return reading();
  });
}
