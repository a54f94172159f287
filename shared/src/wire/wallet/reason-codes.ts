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

/** Why a payment counts as received although its player says that it is missing. */
export const forcedReceiptReasons = ['withdrawal.receipt.proven', 'withdrawal.proof.unrelated'] as const;

/** Why a payment that was missing came back to the balance. */
export const returnReasons = ['withdrawal.transfer.returned', 'withdrawal.receipt.missing'] as const;

/** Why a person looks at a payment that a provider reported; shown to the player. */
export const paymentReasons = [
  'payment.order.unknown',
  'payment.name.differs',
  'payment.amount.outside',
  'payment.late',
  'payment.duplicate',
] as const;
