import { dayAfter, dayOf, gamesOf, isCalendar, makeDaySeeds } from '../../domains/lottery/index.ts';
import type { Seed } from '../seed.ts';

/** Days of draws that a fresh sandbox looks back on. */
const pastDays = 7;

/** Past days of lotteries that are drawn by a calendar: some provinces are drawn once a week. */
const pastCalendarDays = 60;

/** Some weeks of past draws of Vietnam. */
export const pastVietnamSeed: Seed = {
  name: 'lottery-vietnam-past-days',
  module: 'lottery',
  async run(services) {
    const now = services.clock.now();
    for (const merchant of services.merchants.all()) {
      for (const game of await gamesOf(services, merchant, { evenIfOff: true })) {
        if (game.region === null) continue;
        const today = dayOf(game.schedule.timeZone, now.getTime());
        await makeDaySeeds(services, game, dayAfter(today, isCalendar(game.schedule) ? -pastCalendarDays : -1), now);
      }
    }
  },
};

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
