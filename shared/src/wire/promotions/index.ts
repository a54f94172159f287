export {
  type AnnouncementType,
  announcementType,
  type Banner,
  getMemberAnnouncements,
  getNotices,
  type Notice,
} from './notices.ts';
export { type PromotionState, promotionState } from './own-part.ts';
export type { PromotionArt, PromotionKind } from './promotion-fields.ts';
export {
  type ClaimStatus,
  claimPromotion,
  claimStatus,
  getAvailablePromotions,
  getMerchantAvailablePromotions,
  getPromotionCategories,
  getPromotionClaims,
  leavePromotion,
} from './promotions.ts';
