export { beginBreak, currentBreak, lengthsFor } from './breaks.ts';
export { protectionModule } from './module.ts';
export type { ProtectionNeeds } from './needs.ts';
export { isOpenToOffers, mayBeOffered, mayReceiveMarketing, requireOpenToOffers } from './offers.ts';
