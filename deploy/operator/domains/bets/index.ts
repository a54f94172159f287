export { betNames } from './bet-names.ts';
export { betsModule } from './module.ts';
export type { BetsNeeds } from './needs.ts';
export { maskPlayer } from './winners.ts';
