import type { WithdrawalStatus } from '@tessera/shared/wire/wallet';
import { isOpenPayment, paymentsOf } from './receipt.ts';
import type { Withdrawal } from './withdrawal.ts';

export interface WithdrawalStep {
  readonly key: 'requested' | 'checked' | 'review' | 'transfer' | 'arrival' | 'receipt' | 'cancelled' | 'returned';
  readonly state: 'done' | 'now' | 'later' | 'failed';
  /** When it was reached. */
  readonly atMs?: number;
  /** When it may be expected. */
  readonly expected?: { readonly fromMs: number; readonly toMs: number };
}

const minuteMs = 60_000;
const ends: readonly WithdrawalStatus[] = ['completed', 'rejected', 'failed', 'cancelled'];

/** Whether somebody still has to do something for it. */
export const isOpenWithdrawal = (status: WithdrawalStatus): boolean => !ends.includes(status);
/** Whether the money came back to the balance. */
export const isReturned = (status: WithdrawalStatus): boolean =>
  status === 'rejected' || status === 'failed' || status === 'cancelled';

/** Whether its status may still change: it is open, or one of its payments waits for the player or an operator. */
export const isUnderWay = (withdrawal: Pick<Withdrawal, 'status' | 'receipt'>): boolean =>
  isOpenWithdrawal(withdrawal.status) || paymentsOf(withdrawal).some(isOpenPayment);

/** The last step: the player's confirmation, where the operator asks for it. */
function lastStep(withdrawal: Pick<Withdrawal, 'status' | 'timeline' | 'receipt'>): WithdrawalStep {
  const isPaid = withdrawal.status === 'completed';
  const paidAt = withdrawal.timeline.find(({ status }) => status === 'completed')?.atMs;
  const payments = paymentsOf(withdrawal);
  // What ended before receipts were asked for.
  if (!withdrawal.receipt || (isPaid && payments.length === 0))
    return isPaid ? { key: 'arrival', state: 'done', atMs: paidAt } : { key: 'arrival', state: 'later' };
  const open = payments.filter(isOpenPayment);
  // A part can be confirmed while the others are still to be sent.
  if (open.length > 0)
    return { key: 'receipt', state: 'now', atMs: paidAt ?? Math.min(...open.map(({ paidAtMs }) => paidAtMs)) };
  if (!isPaid) return { key: 'receipt', state: 'later' };
  return {
    key: 'receipt',
    state: 'done',
    atMs: Math.max(...payments.flatMap(({ timeline }) => timeline.map(({ atMs }) => atMs))),
  };
}

/** The steps of a withdrawal: done, current and to come; a refusal ends with the money's return. */
export function withdrawalSteps(
  withdrawal: Pick<Withdrawal, 'status' | 'createdAtMs' | 'timeline' | 'receipt'>,
  expectedMinutes: { readonly from: number; readonly to: number } | undefined,
): readonly WithdrawalStep[] {
  const { status, createdAtMs, timeline } = withdrawal;
  const reached = (wanted: WithdrawalStatus) => timeline.find((entry) => entry.status === wanted)?.atMs;
  const screenedAt = reached('pending_review');
  const approvedAt = reached('approved');
  const sentAt = reached('submitted');
  const expected = expectedMinutes && {
    fromMs: createdAtMs + expectedMinutes.from * minuteMs,
    toMs: createdAtMs + expectedMinutes.to * minuteMs,
  };

  const requested: WithdrawalStep = { key: 'requested', state: 'done', atMs: reached('requested') ?? createdAtMs };
  const checked: WithdrawalStep =
    status === 'requested' ? { key: 'checked', state: 'now' } : { key: 'checked', state: 'done', atMs: screenedAt };
  const returned = (at: number | undefined): WithdrawalStep => ({ key: 'returned', state: 'done', atMs: at });

  if (status === 'cancelled') {
    const at = reached('cancelled');
    return [requested, { key: 'cancelled', state: 'done', atMs: at }, returned(at)];
  }
  if (status === 'rejected') {
    const at = reached('rejected');
    return [requested, checked, { key: 'review', state: 'failed', atMs: at }, returned(at)];
  }
  const review: WithdrawalStep =
    approvedAt !== undefined
      ? { key: 'review', state: 'done', atMs: approvedAt }
      : { key: 'review', state: status === 'requested' ? 'later' : 'now', atMs: screenedAt };
  if (status === 'failed') {
    const at = reached('failed');
    return [requested, checked, review, { key: 'transfer', state: 'failed', atMs: at }, returned(at)];
  }
  if (status === 'completed') {
    return [requested, checked, review, { key: 'transfer', state: 'done', atMs: sentAt }, lastStep(withdrawal)];
  }
  const isSending = status === 'approved' || status === 'submitted';
  return [
    requested,
    checked,
    review,
    { key: 'transfer', state: isSending ? 'now' : 'later', expected },
    lastStep(withdrawal),
  ];
}
