export { createDaySeeds } from './day-seeds.ts';
export { makeDaySeeds } from './day-seeds-job.ts';
export { gamesOf } from './game-store.ts';
export { lotteryModule } from './module.ts';
export type { LotteryNeeds } from './needs.ts';
export { type CalendarSchedule, isCalendar } from './schedule.ts';
export { settleDue } from './settlement.ts';
export { readStuckBets, releaseStuckBet, returnStuckStake } from './stuck-bets.ts';
export { dayAfter, dayOf } from './zone-days.ts';
