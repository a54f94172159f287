export { readConsoleDrops } from './console-side.ts';
export { runDrops } from './deal-and-end.ts';
export { envelopesModule } from './module.ts';
export type { EnvelopesNeeds } from './needs.ts';
export { cancelDrop, type NewDrop, publishDrop } from './publish.ts';
