import { freePlay } from '@tessera/shared/wire/auth';
import { hourMs } from '../../../platform/clock/durations.ts';
import { clientOf } from '../../../platform/limits/network.ts';
import { openTrialAccount } from '../members/trial-account.ts';
import type { IdentityNeeds } from '../needs.ts';
import { openSession } from './sign-in.ts';

const perHour = 30;

/** Opens a new trial account for each request (decision 20). */
export function answerTrial(context: IdentityNeeds): void {
  const { routes, limits, db } = context;
  routes.handle(freePlay, async (call) => {
    const { merchant, ip } = call;
    await limits.take('free-play', clientOf({ merchant, ip }), perHour, hourMs);
    return db.transaction(async () => openSession(context, merchant, await openTrialAccount(context, merchant), call));
  });
}
