import { dayAfter, dayOf, gamesOf, makeDaySeeds } from '../../domains/lottery/index.ts';
import type { Seed } from '../seed.ts';

/** Days of draws that a fresh sandbox looks back on. */
const pastDays = 7;

/** A week of past draws from the start. */
export const pastDrawsSeed: Seed = {
  name: 'lottery-past-days',
  module: 'lottery',
  async run(services) {
    const now = services.clock.now();
    for (const merchant of services.merchants.all()) {
      for (const game of await gamesOf(services, merchant, { evenIfOff: true })) {
        const today = dayOf(game.schedule.timeZone, now.getTime());
        await makeDaySeeds(services, game, dayAfter(today, -pastDays), now);
      }
    }
  },
};
