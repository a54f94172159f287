export { readTournaments } from './console-side.ts';
export { tournamentsModule } from './module.ts';
export type { TournamentsNeeds } from './needs.ts';
export { cancel, type NewTournament, publish, stop } from './publish.ts';
export { stateAt } from './tournament.ts';
