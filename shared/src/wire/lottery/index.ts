export {
  type BetStatus,
  betStatuses,
  cancelBet,
  getBet,
  getMyBets,
  getOrderOutcome,
  lotteryBet,
  maxListedNumbers,
  maxOrderLines,
  maxOrderNumbers,
  numbersIn,
  placeBets,
} from './bets.ts';
export { blockedNumber, getBlockedNumbers, getOpenBlockedNumbers } from './blocked-numbers.ts';
export {
  type ChaseIssueStatus,
  type ChaseStatus,
  cancelChase,
  chaseIssueStatuses,
  chaseSkipReasons,
  chaseStatuses,
  getChase,
  getChaseOutcome,
  getChaseTerms,
  getMyChases,
  lotteryChase,
  placeChase,
} from './chases.ts';
export { getDraw, getDrawProof, getDraws, getLongRuns, getNearIssues, getOpenedNumbers } from './draws.ts';
export { getGameMenus, getPopularLottery, getRecentGameMenus } from './games.ts';
export {
  comingIssue,
  drawingIssue,
  drawnIssue,
  drawState,
  lotteryGame,
  maxMultiple,
  type PrizeMode,
  prizeModes,
  type VietnamRegion,
  vietnamRegions,
} from './lottery-fields.ts';
export { getVietnamLobby, getVietnamMenu, getVietnamNumbers, getVietnamRecent } from './vietnam.ts';
