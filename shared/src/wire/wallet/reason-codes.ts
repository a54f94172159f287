/** Why a deposit was not credited; shown to the player. */
export const depositReasons = ['deposit.not.received', 'deposit.amount.differs', 'deposit.holder.differs'] as const;

/** Why a withdrawal was refused in review. */
export const withdrawalReasons = [
  'withdrawal.account.invalid',
  'withdrawal.holder.differs',
  'withdrawal.documents.needed',
  'withdrawal.limit.exceeded',
] as const;

/** Why the bank did not execute a transfer. */
export const transferFailures = ['withdrawal.bank.refused', 'withdrawal.account.closed'] as const;
