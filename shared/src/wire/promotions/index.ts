export {
  applicationCommentMaximum,
  applicationPictureMaximumBytes,
  applicationPicturesMaximum,
  applyForPromotion,
  chosenPictureMaximumBytes,
  removeApplicationPicture,
  uploadApplicationPicture,
} from './applications.ts';
export { claimRebate, getRebatePeriods, getRebateSettings } from './cashback.ts';
export { envelopeStages, envelopeStatuses, getEnvelopeProof, getEnvelopes, openEnvelope } from './envelopes.ts';
export {
  type MissionKind,
  type MissionPeriod,
  type MissionRules,
  missionKinds,
  missionPeriods,
  missionRules,
} from './mission-rules.ts';
export {
  claimMission,
  getMissionLeaderboard,
  getMissionSummary,
  leaderboardWeeks,
  missionStates,
} from './missions.ts';
export {
  type AnnouncementType,
  announcementType,
  type Banner,
  getMemberAnnouncements,
  getNotices,
  type Notice,
} from './notices.ts';
export { type PromotionState, promotionState } from './own-part.ts';
export { type PointRules, pointRateMaximum, pointRules } from './point-rules.ts';
export {
  convertPoints,
  type EarnedPointType,
  earnedPointTypes,
  getPointBalance,
  getPointConfig,
  getPointMall,
  getPointRecord,
  getPointRewards,
  getRedemptions,
  type PointType,
  pointTypes,
  redeemPoints,
  redeemQuantityMaximum,
} from './points.ts';
export type { PromotionArt, PromotionKind } from './promotion-fields.ts';
export { typedCodeMaximum } from './promotion-fields.ts';
export { type Eligibility, promotionRules } from './promotion-rules.ts';
export {
  type ClaimGroup,
  type ClaimStatus,
  claimGroups,
  claimPromotion,
  claimStatus,
  getAvailablePromotions,
  getMerchantAvailablePromotions,
  getPromotionCategories,
  getPromotionClaims,
  getPromotionPreview,
  leavePromotion,
} from './promotions.ts';
export { claimRaffle, getRaffleProof, getRaffles, raffleStages, raffleStatuses } from './raffles.ts';
export {
  getReferralDetails,
  getReferralList,
  getReferralProgram,
  type ReferralReason,
  type ReferralStatus,
  referralReasons,
  referralStatuses,
} from './referral.ts';
export { type ReferralRules, referralRules } from './referral-rules.ts';
export { readDraw, type SavedDraw, type SavedDrop, type SavedRaffle } from './saved-draw.ts';
export {
  prizeSum,
  type TournamentPlan,
  type TournamentRule,
  tournamentPlan,
} from './tournament-plan.ts';
export {
  getTournament,
  getTournaments,
  joinTournament,
  leaveTournament,
  type TournamentState,
} from './tournaments.ts';
export { claimRankGift, getRankGifts, getRankLadder, getRankProgress } from './vip.ts';
export { getWinnerBoard, getWinnerSetting, setWinnerSetting } from './winners.ts';
