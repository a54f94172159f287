import type { Deposit } from '../../model/deposit-steps.ts';
import type { Withdrawal } from '../../model/withdrawal-steps.ts';

/** A decision that the member is told of, wherever on the site they are. */
export interface News {
  readonly key:
    | 'deposit_approved'
    | 'deposit_rejected'
    | 'withdrawal_submitted'
    | 'withdrawal_completed'
    | 'withdrawal_rejected'
    | 'withdrawal_failed';
  readonly id: string;
  readonly amountMinor: number;
  readonly reasonCode: string | null;
}

export function depositNews({ id, status, amount, reasonCode }: Deposit): News | undefined {
  return status === 'pending' ? undefined : { key: `deposit_${status}`, id, amountMinor: amount, reasonCode };
}

/** Steps inside the house (screening, approval) are no news; what leaves it or comes back is. */
export function withdrawalNews({ id, status, amount, reasonCode }: Withdrawal): News | undefined {
  if (status === 'requested' || status === 'pending_review' || status === 'approved') return undefined;
  return { key: `withdrawal_${status}`, id, amountMinor: amount, reasonCode };
}
