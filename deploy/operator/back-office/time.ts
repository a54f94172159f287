import { advanceClock, getClock } from '@tessera/shared/wire/console';
import type { OperatorContext } from '../context.ts';
import { storeOffset } from '../platform/clock/stored-offset.ts';
import { noteDeed } from './console-log.ts';
import type { ConsoleRoutes } from './console-routes.ts';

export function answerTime(context: OperatorContext, routes: ConsoleRoutes): void {
  const { clock, db, jobs, events } = context;
  const reading = () => ({ nowMs: clock.now().getTime(), offsetMs: clock.offsetMs });

  routes.handle(getClock, async () => reading());

  routes.handle(advanceClock, async ({ request: { ms }, operator }) => {
    clock.advance(ms);
    await storeOffset(db, clock.offsetMs);
    await noteDeed(context, operator, 'clock.advance', { ms });
    await jobs.runDue();
    await events.publish({ type: 'clock-changed' });
    return reading();
  });
}
