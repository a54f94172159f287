export { type DepositMethodId, depositMethodIds } from '../wallet/deposit-methods.ts';
export {
  depositReasons,
  forcedReceiptReasons,
  returnReasons,
  transferFailures,
  withdrawalReasons,
} from '../wallet/reason-codes.ts';
export { type AuditField, auditFields } from './audit-fields.ts';
export {
  blockedAtOnce,
  blockNumbers,
  type ConsoleBlockedNumber,
  getConsoleBlockedNumbers,
  unblockNumber,
} from './blocked-numbers.ts';
export {
  type Campaign,
  campaignKinds,
  campaignMaximum,
  campaignStates,
  getAudience,
  getCampaigns,
  type Segment,
  segment,
  sendCampaign,
  stopCampaign,
} from './campaigns.ts';
export { approveDeposit, type ConsoleDeposit, getConsoleDeposits, rejectDeposit } from './cashier.ts';
export { advanceClock, getClock } from './clock.ts';
export {
  type ConsoleDrop,
  type ConsoleRaffle,
  cancelDrop,
  cancelRaffle,
  type DrawTexts,
  drawDelayMs,
  drawTexts,
  type EnvelopeRules,
  envelopeRules,
  envelopesMaximum,
  getConsoleDrops,
  getConsoleRaffles,
  publishDrop,
  publishRaffle,
  type RaffleRules,
  rafflePrizesMaximum,
  raffleRules,
  shortestDropMs,
} from './draws.ts';
export { endClubRank, getConsoleMember, highestClubRank, moveMember, setClubRank } from './members.ts';
export { getMerchantOdds, setMerchantOdds } from './merchant-odds.ts';
export { getMerchantSettings, type MerchantSettings, rebateTimes, setMerchantSettings } from './merchant-settings.ts';
export {
  addMission,
  type ConsoleMission,
  changeMission,
  getConsoleMissions,
  type MissionNames,
  missionNameMaximum,
  setMissionBudget,
} from './missions.ts';
export {
  type ConsoleNotice,
  endNotice,
  getConsoleNotices,
  noticeAudiences,
  noticeMaximum,
  publishNotice,
} from './notices.ts';
export {
  type AuditAction,
  auditActions,
  type ConsoleEvent,
  checkLedger,
  consoleEvent,
  getAuditLog,
  getOutbox,
  getOverview,
  outboxChannels,
} from './overview.ts';
export {
  actOnSandboxOrder,
  type ConsoleClaim,
  claimStates,
  consoleProviders,
  decideConsolePayment,
  differenceKinds,
  getConsoleClaims,
  getConsolePayments,
  getPaymentDifferences,
  getSandboxOrders,
  getVoucherBatches,
  makeVoucherBatch,
  type ReportedPayment,
  reportedPaymentStatuses,
  runReconciliation,
  type SandboxAct,
  type SandboxOrder,
  sandboxActs,
  settleConsoleClaim,
  type VoucherBatch,
  voidVoucherBatch,
} from './payments.ts';
export {
  addPlayerBreak,
  addPlayerNote,
  endPlayerSession,
  getPlayerAudit,
  getPlayerBets,
  getPlayerBonuses,
  getPlayerNotes,
  getPlayerProtection,
  getPlayerRecord,
  getPlayerRequests,
  getPlayerSessions,
  getPlayerWallets,
  type PlayerBet,
  type PlayerBonus,
  type PlayerBreak,
  type PlayerConsent,
  type PlayerMovement,
  type PlayerRequest,
  type PlayerSession,
  playerNoteMaximum,
  playerRequestKinds,
} from './player.ts';
export {
  addPointReward,
  approveRedemption,
  type ConsoleRedemption,
  type ConsoleReward,
  getConsolePointRules,
  getConsoleRedemptions,
  getConsoleRewards,
  redemptionStatuses,
  rejectRedemption,
  rewardTextMaximum,
  setPointRules,
  setRewardOffered,
  setRewardStock,
} from './points.ts';
export {
  applicationStatuses,
  type ConsoleApplication,
  type ConsolePromotion,
  getApplicationPicture,
  getConsoleApplications,
  getConsolePromotions,
  grantApplication,
  rejectApplication,
  rejectionReasonMaximum,
  setPromotionBudget,
  stopPromotion,
} from './promotions.ts';
export {
  type ConsoleReferral,
  getConsoleReferrals,
  getReferralSettings,
  type ReferralSettings,
  setReferralBudget,
  setReferralRules,
} from './referrals.ts';
export { consoleSignIn, consoleSignOut, getConsoleMe } from './session.ts';
export {
  accountKinds,
  createAccount,
  createMerchant,
  importGames,
  merchantCurrencies,
  merchantThemes,
} from './set-up.ts';
export {
  type ConsoleMerchant,
  getConsoleMerchants,
  getSwitches,
  offeredLanguages,
  setLanguages,
  setSwitches,
  setSystemStatus,
} from './settings.ts';
export { getStuckBets, returnStuckBet, type StuckBet, settleStuckBet } from './stuck-bets.ts';
export {
  answerConversation,
  type ConsoleConversation,
  closeConversation,
  getConsoleConversation,
  getConsoleConversations,
  getConsoleSupportPicture,
  supportViews,
} from './support.ts';
export {
  actOnTestRound,
  getTestRounds,
  getTestVendor,
  placeTestBet,
  sendTestCalls,
  setTestVendorAway,
  switchTestVendor,
  type TestDelivery,
  type TestRound,
  type TestRoundAct,
  testDeliveries,
  testRoundActs,
} from './test-vendor.ts';
export {
  type ConsoleTournament,
  cancelTournament,
  getConsoleTournaments,
  publishTournament,
  stopTournament,
} from './tournaments.ts';
export {
  askVendorTransfer,
  getVendorConducts,
  getVendorTransfers,
  getWalletDifferences,
  setVendorConduct,
  type VendorTransfer,
  vendorConducts,
  type WalletDifference,
} from './vendor-transfers.ts';
export {
  type ConsoleVipLevel,
  getConsoleVipLevels,
  setVipLevels,
  vipCashbackMaximum,
  vipLevelsMaximum,
} from './vip.ts';
export { type ConsoleVoidIssue, getConsoleVoidIssues, getIssueBets, voidIssue } from './void-issues.ts';
export {
  approveWithdrawal,
  type ConsolePayment,
  type ConsoleWithdrawal,
  completeWithdrawal,
  failWithdrawal,
  forceReceipt,
  getConsolePaymentProof,
  getConsoleWithdrawals,
  noteWithdrawal,
  payWithdrawalPart,
  rejectWithdrawal,
  returnPayment,
  withdrawalNoteMaximum,
} from './withdrawals.ts';
export {
  changePromotion,
  createPromotion,
  dryRunAssumptions,
  dryRunPromotion,
  getPromotionOptions,
  getWrittenPromotion,
  previewPromotion,
  promotionTextMaximum,
  type WrittenPromotion,
  type WrittenText,
} from './written-promotions.ts';
