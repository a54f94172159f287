/** Calls of the agent centre. The specification names the family, not the paths; these are ours. */
export { type AgentFlags, agentFlags, contractKindsOf } from './agent-flags.ts';
export {
  type BillStatus,
  billStatuses,
  exportBills,
  getBill,
  getBills,
  getBillTeam,
  openBillStatuses,
  payBill,
  payBills,
} from './bills.ts';
export {
  type ContractKind,
  type ContractTerms,
  type ContractTier,
  contractKinds,
  contractSwitches,
  type DividendPeriod,
  dividendPeriods,
  highestRate,
  isAlwaysAutomatic,
  longestTiers,
  lowestRate,
  tierFault,
} from './contract-terms.ts';
export {
  answerDailyContract,
  answerDividendContract,
  answerHourlyContract,
  answerRealTimeContract,
  type ContractAction,
  type ContractState,
  type ContractStep,
  contractActions,
  contractAnswers,
  contractStates,
  contractSteps,
  exportContracts,
  getAgentContract,
  getAgentContracts,
  getContractSettings,
  offerContract,
  requestContractEnd,
  withdrawContract,
} from './contracts.ts';
export { getDownlineSettings, getRebateRaises, raiseRebate, registerDownline } from './downline.ts';
export { createDownlineTransfer, getDownlineTransferOutcome, getDownlineTransfers } from './downline-transfers.ts';
export { type Ending, type NamedEnding, readEndings } from './endings.ts';
export { type ConsolidatedInfo, getConsolidatedInfo, noContracts } from './get-consolidated-info.ts';
export { exportIncome, getIncome, getRebateShares, type IncomeSource, incomeSources } from './get-income.ts';
export { accountActivities, accountStates, exportTeamAccounts, getTeamAccounts } from './get-team-accounts.ts';
export { exportTeamMembers, getTeamMembers } from './get-team-members.ts';
export { getTeamOverview } from './get-team-overview.ts';
export { exportTeamTrend, getTeamTrend } from './get-team-trend.ts';
export {
  createPromotionLink,
  getPromotionLinks,
  linkStates,
  type PromotionLink,
  revokePromotionLink,
} from './links.ts';
export { getAgentNotices, getUnreadAgentNotices, readAgentNotice } from './notices.ts';
export { exportTeamBets, getTeamBets } from './team-bets.ts';
export {
  type FigureName,
  figureNames,
  longestPeriodDays,
  type PeriodName,
  periodNames,
  type Rank,
  ranks,
  type TeamFigures,
} from './team-fields.ts';
export {
  type BillLink,
  exportTeamMovements,
  getTeamMovements,
  type MovementFlow,
  moneyFlows,
  movementFlows,
} from './team-movements.ts';
