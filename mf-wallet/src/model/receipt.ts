import type { Withdrawal } from './withdrawal.ts';

export type Payment = NonNullable<Withdrawal['receipt']>['payments'][number];

export const paymentsOf = ({ receipt }: Pick<Withdrawal, 'receipt'>): readonly Payment[] => receipt?.payments ?? [];

/** Whether it waits for its player or for an operator. */
export const isOpenPayment = ({ status }: Pick<Payment, 'status'>): boolean =>
  status === 'sent' || status === 'disputed';

/** Whether its player may still say that it is missing. */
export const mayDispute = ({ status, receivedBy, disputeByMs }: Payment, nowMs: number): boolean =>
  status === 'sent' || (status === 'received' && receivedBy === 'time' && nowMs < disputeByMs);

/** What is shown of a withdrawal: its own status, until payments say more. */
export type ShownStatus =
  | Withdrawal['status']
  | 'partPaid'
  | 'awaiting'
  | 'disputed'
  | 'received'
  | 'auto'
  | 'partReturned'
  | 'allReturned';

/** The state for badges: a missing payment first, then one that its player has not confirmed, then how it ended. */
export function shownStatus({
  status,
  amount,
  receipt,
}: Pick<Withdrawal, 'status' | 'amount' | 'receipt'>): ShownStatus {
  const payments = paymentsOf({ receipt });
  if (!receipt || payments.length === 0) return status;
  if (payments.some((payment) => payment.status === 'disputed')) return 'disputed';
  if (status !== 'completed') return 'partPaid';
  if (payments.some((payment) => payment.status === 'sent')) return 'awaiting';
  if (receipt.returnedAmount > 0) return receipt.returnedAmount >= amount ? 'allReturned' : 'partReturned';
  return payments.some(({ receivedBy }) => receivedBy === 'time') ? 'auto' : 'received';
}

/** A text that changes with every step that its player is notified of. */
export const progressOf = ({ status, receipt }: Pick<Withdrawal, 'status' | 'receipt'>): string =>
  [status, ...paymentsOf({ receipt }).map((payment) => `${payment.status}.${payment.receivedBy ?? ''}`)].join(' ');

/** The latest step of any payment. */
export function latestPaymentStep(withdrawal: Pick<Withdrawal, 'receipt'>) {
  const steps = paymentsOf(withdrawal).flatMap((payment) => payment.timeline.map((step) => ({ payment, step })));
  return steps.reduce<(typeof steps)[number] | undefined>(
    (latest, next) => (latest && latest.step.atMs > next.step.atMs ? latest : next),
    undefined,
  );
}
