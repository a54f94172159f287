export { protectionModule } from './module.ts';
export type { ProtectionNeeds } from './needs.ts';
export { isOpenToOffers, mayBeOffered, requireOpenToOffers } from './offers.ts';
