/**
 * Calls beyond the specification, each with a page or control of its own. Member info names those that the operator
 * answers; what belongs to another is absent.
 */
export const ownCalls = [
  'wallet.bet-record',
  'wallet.export-account-record',
  'wallet.export-bet-record',
  'wallet.export-profit',
  'wallet.profit',
  'wallet.upline-transfers',
] as const;
export type OwnCall = (typeof ownCalls)[number];
