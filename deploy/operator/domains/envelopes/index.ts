export { readConsoleDrops } from './console-side.ts';
export { envelopesModule } from './module.ts';
export type { EnvelopesNeeds } from './needs.ts';
export { cancelDrop, type NewDrop, publishDrop } from './publish.ts';
