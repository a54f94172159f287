export { runRaffles } from './close-and-draw.ts';
export { readConsoleRaffles } from './console-side.ts';
export { rafflesModule } from './module.ts';
export type { RafflesNeeds } from './needs.ts';
export { addRaffle, cancelRaffle, type NewRaffle, publishRaffle } from './publish.ts';
