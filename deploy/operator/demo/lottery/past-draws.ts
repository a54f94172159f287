import { dayAfter, dayOf, gamesOf, isCalendar, type LotteryGame, makeDaySeeds } from '../../domains/lottery/index.ts';
import type { Seed } from '../seed.ts';

/** Days of draws that a fresh sandbox looks back on. */
const pastDays = 7;

/** Past days of lotteries that are drawn by a calendar: some provinces are drawn once a week. */
const pastCalendarDays = 60;

/** Some weeks of past draws of the games that are meant. */
const pastOf = (name: string, isMeant: (game: LotteryGame) => boolean): Seed => ({
  name,
  module: 'lottery',
  async run(services) {
    const now = services.clock.now();
    for (const merchant of services.merchants.all()) {
      for (const game of await gamesOf(services, merchant, { evenIfOff: true })) {
        if (!isMeant(game)) continue;
        const today = dayOf(game.schedule.timeZone, now.getTime());
        await makeDaySeeds(services, game, dayAfter(today, isCalendar(game.schedule) ? -pastCalendarDays : -1), now);
      }
    }
  },
});

export const pastVietnamSeed = pastOf('lottery-vietnam-past-days', ({ region }) => region !== null);
export const pastSeaSeed = pastOf('lottery-sea-past-days', ({ prizeMode }) => prizeMode === 'SEA');

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
