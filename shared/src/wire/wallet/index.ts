export { getBalance, getMerchantWallet } from './balance.ts';
export {
  addBankAccount,
  checkBankAccount,
  removeBankAccount,
  setDefaultBankAccount,
} from './bank-accounts.ts';
export {
  betExportLimit,
  betSums,
  exportBetRecord,
  exportProfit,
  getBetRecord,
  getProfit,
  getRecordedBet,
  longestProfitDays,
  type RecordedBetStatus,
  recordedBet,
  recordedBetStatuses,
  type VoidReason,
  voidReasons,
} from './bets.ts';
export {
  coinCentsOf,
  type DepositFee,
  type DepositMethodId,
  depositFee,
  depositMethodIds,
  type PaymentStage,
  paymentStages,
} from './deposit-methods.ts';
export {
  createDeposit,
  type DepositBonusTerms,
  type DepositStatus,
  deposit,
  depositBonus,
  depositStatuses,
  getDeposit,
  getDepositList,
  getDepositOutcome,
  getDepositSettings,
  redeemVoucher,
} from './deposits.ts';
export {
  exportAccountRecord,
  getAccountRecord,
  getMovement,
  movementExportLimit,
  recordTypes,
} from './get-account-record.ts';
export { nameFault } from './person-name.ts';
export {
  depositReasons,
  forcedReceiptReasons,
  paymentReasons,
  returnReasons,
  transferFailures,
  withdrawalReasons,
} from './reason-codes.ts';
export {
  getTransferList,
  getTransferOutcome,
  transferCauses,
  transferDirections,
  transferStatuses,
  transferWallet,
  walletTransfer,
} from './transfers.ts';
export {
  createUplineTransfer,
  getUplineTransfer,
  getUplineTransferOutcome,
  getUplineTransfers,
  uplineTransfer,
} from './upline-transfers.ts';
export {
  getPaymentConfirmations,
  getPaymentProof,
  type PaymentStatus,
  paymentAnswers,
  paymentStatuses,
  proofId,
  proofPicture,
  proofPictureMaximumBytes,
  proofPicturesMaximum,
  proofTextMaximum,
  uploadPaymentProof,
} from './withdrawal-receipts.ts';
export {
  cancelWithdrawal,
  createWithdrawal,
  getWithdrawal,
  getWithdrawalList,
  getWithdrawalOutcome,
  getWithdrawSettings,
  processC2CTransaction,
  type WithdrawalStatus,
  withdrawal,
  withdrawalStatuses,
} from './withdrawals.ts';
