import { minuteMs } from '../../clock/durations.ts';
import type { OperatorContext } from '../../context.ts';
import type { Job } from '../../jobs.ts';
import type { ProviderDesk } from './ask-provider.ts';
import { voidLostRounds } from './open-rounds.ts';
import { createTotalsCheck } from './totals.ts';

/** Rule 7 of the wallet: no round stays open unasked, and the two books agree to the last minor unit. */
export function reconcileJob(context: OperatorContext, desk: ProviderDesk): Job {
  const compare = createTotalsCheck(context, desk);
  return {
    name: 'games.reconcile',
    everyMs: minuteMs,
    async run(now) {
      try {
        await voidLostRounds(context, desk);
        await compare(now);
      } catch (cause) {
        // The provider may be away; what it owes it settles itself when it is back, and the next run asks again.
        context.log.warn({ err: cause }, 'the provider could not be asked');
      }
    },
  };
}
