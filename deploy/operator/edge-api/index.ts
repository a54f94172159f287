export { edgeApiModule } from './module.ts';
export type { EdgeApiNeeds } from './needs.ts';
