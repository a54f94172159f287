export { betNames } from './bet-names.ts';
export { lateBookingMs } from './late-booking.ts';
export { betsModule } from './module.ts';
export type { BetsNeeds } from './needs.ts';
export { maskPlayer } from './winners.ts';
