import { minuteMs } from '../../../platform/clock/durations.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { CasinoNeeds } from '../needs.ts';
import { createWalletsCheck } from '../vendor-wallets/wallet-totals.ts';
import type { ProviderClient } from './ask-provider.ts';
import { voidLostRounds } from './open-rounds.ts';
import { createTotalsCheck } from './totals.ts';

const schedule = { everyMs: minuteMs, deadlineMs: 45_000 } as const;

/** Runs a question to a provider, which may be away: what it owes it settles when it is back, and the next run asks again. */
async function unlessAway({ log }: Pick<CasinoNeeds, 'log'>, ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (cause) {
    log.warn({ err: cause }, 'the provider could not be asked');
  }
}

/** Rule 7 of the wallet: no round stays open unasked, and the two books agree to the last minor unit. */
export function roundJobs(context: CasinoNeeds, provider: ProviderClient, prefix: string): readonly Job[] {
  const compare = createTotalsCheck(context, provider);
  return [
    {
      name: `${prefix}.lost-rounds`,
      ...schedule,
      run: (_now, signal) => unlessAway(context, () => voidLostRounds(context, provider, signal)),
    },
    { name: `${prefix}.totals`, ...schedule, run: (now, signal) => unlessAway(context, () => compare(now, signal)) },
  ];
}

/** The same for the games, and the wallets at their vendors. */
export function reconcileJobs(context: CasinoNeeds, provider: ProviderClient): readonly Job[] {
  const compareWallets = createWalletsCheck(context, provider);
  return [
    ...roundJobs(context, provider, 'games'),
    {
      name: 'games.vendor-wallets',
      ...schedule,
      run: (now, signal) => unlessAway(context, () => compareWallets(now, signal)),
    },
  ];
}
