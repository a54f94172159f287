export { withDetails } from './bet-details.ts';
export { betNames } from './bet-names.ts';
export { betCells, wireBet } from './bet-record.ts';
export { betColumns, type RecordedBet } from './bet-store.ts';
export { exportTexts } from './export-texts.ts';
export { lateBookingMs } from './late-booking.ts';
export { betsModule } from './module.ts';
export type { BetsNeeds } from './needs.ts';
export { maskPlayer } from './winners.ts';
