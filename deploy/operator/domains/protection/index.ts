export { beginBreak, currentBreak, lengthsFor, refuseOnBreak } from './breaks.ts';
export { consentsOf } from './consents.ts';
export { protectionModule } from './module.ts';
export type { ProtectionNeeds } from './needs.ts';
export { isOpenToOffers, mayBeOffered, mayReceiveMarketing, requireOpenToOffers } from './offers.ts';
