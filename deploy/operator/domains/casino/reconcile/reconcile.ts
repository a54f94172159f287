import { minuteMs } from '../../../platform/clock/durations.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { CasinoNeeds } from '../needs.ts';
import { createWalletsCheck } from '../vendor-wallets/wallet-totals.ts';
import type { ProviderClient } from './ask-provider.ts';
import { voidLostRounds } from './open-rounds.ts';
import { createTotalsCheck } from './totals.ts';

const schedule = { everyMs: minuteMs, deadlineMs: 45_000 } as const;

/** Rule 7 of the wallet: no round stays open unasked, and the two books agree to the last minor unit. */
export function reconcileJobs(context: CasinoNeeds, provider: ProviderClient): readonly Job[] {
  const compare = createTotalsCheck(context, provider);
  const compareWallets = createWalletsCheck(context, provider);

  async function unlessAway(ask: () => Promise<unknown>): Promise<void> {
    try {
      await ask();
    } catch (cause) {
      // The provider may be away; what it owes it settles itself when it is back, and the next run asks again.
      context.log.warn({ err: cause }, 'the provider could not be asked');
    }
  }

  return [
    {
      name: 'games.lost-rounds',
      ...schedule,
      run: (_now, signal) => unlessAway(() => voidLostRounds(context, provider, signal)),
    },
    { name: 'games.totals', ...schedule, run: (now, signal) => unlessAway(() => compare(now, signal)) },
    { name: 'games.vendor-wallets', ...schedule, run: (now, signal) => unlessAway(() => compareWallets(now, signal)) },
  ];
}
