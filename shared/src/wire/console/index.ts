export { depositReasons, transferFailures, withdrawalReasons } from '../wallet/reason-codes.ts';
export { advanceClock } from './advance-clock.ts';
export { checkLedger } from './check-ledger.ts';
export { type ConsoleEvent, consoleEvent } from './console-event.ts';
export { approveDeposit, rejectDeposit } from './decide-deposit.ts';
export { approveWithdrawal, completeWithdrawal, failWithdrawal, rejectWithdrawal } from './decide-withdrawal.ts';
export { getClock } from './get-clock.ts';
export { type ConsoleDeposit, getConsoleDeposits } from './get-deposits.ts';
export { getConsoleMe } from './get-me.ts';
export { type ConsoleMerchant, getConsoleMerchants } from './get-merchants.ts';
export { getOutbox, outboxChannels } from './get-outbox.ts';
export { getOverview } from './get-overview.ts';
export { getSwitches } from './get-switches.ts';
export { type ConsoleWithdrawal, getConsoleWithdrawals } from './get-withdrawals.ts';
export { offeredLanguages, setLanguages } from './set-languages.ts';
export { setSwitches } from './set-switches.ts';
export { setSystemStatus } from './set-system-status.ts';
export {
  accountKinds,
  createAccount,
  createMerchant,
  importGames,
  merchantCurrencies,
  merchantThemes,
} from './set-up.ts';
export { consoleSignIn } from './sign-in.ts';
export { consoleSignOut } from './sign-out.ts';
export { getStuckBets, returnStuckBet, type StuckBet, settleStuckBet } from './stuck-bets.ts';
