export { readTournaments } from './console-side.ts';
export { tournamentsModule } from './module.ts';
export type { TournamentsNeeds } from './needs.ts';
export { cancelTournament, type NewTournament, publishTournament, stopTournament } from './publish.ts';
export { stateAt } from './tournament.ts';
