export { firstPromotionArt } from './list/first-art.ts';
export { promotionsModule } from './module.ts';
export type { PromotionsNeeds } from './needs.ts';
export type { AnnouncementText } from './notices/answer-notices.ts';
export type { Localized, PromotionRow, PromotionText } from './promotion-row.ts';
