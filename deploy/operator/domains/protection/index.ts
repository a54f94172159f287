export { protectionModule } from './module.ts';
export type { ProtectionNeeds } from './needs.ts';
export {
  isOpenToOffers,
  type MarketingChannel,
  mayBeOffered,
  mayReceiveMarketing,
  requireOpenToOffers,
} from './offers.ts';
