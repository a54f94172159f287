import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import type { getWithdrawal, WithdrawalStatus } from '@tessera/shared/wire/wallet';

export type Withdrawal = AnswerOf<typeof getWithdrawal>;

export interface WithdrawalStep {
  readonly key: 'requested' | 'checked' | 'review' | 'transfer' | 'arrival' | 'returned';
  readonly state: 'done' | 'now' | 'later' | 'failed';
  /** When it was reached. */
  readonly atMs?: number;
  /** When it may be expected. */
  readonly expected?: { readonly fromMs: number; readonly toMs: number };
}

const minuteMs = 60_000;
const ends: readonly WithdrawalStatus[] = ['completed', 'rejected', 'failed'];

/** Whether somebody still has to do something for it. */
export const isOpenWithdrawal = (status: WithdrawalStatus): boolean => !ends.includes(status);
/** Whether the money came back to the balance. */
export const isReturned = (status: WithdrawalStatus): boolean => status === 'rejected' || status === 'failed';

/** The way of a withdrawal: what is behind it, where it is, what is to come; a refusal ends with the money's return. */
export function withdrawalSteps(
  withdrawal: Pick<Withdrawal, 'status' | 'createdAtMs' | 'timeline'>,
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
    return [
      requested,
      checked,
      review,
      { key: 'transfer', state: 'done', atMs: sentAt },
      { key: 'arrival', state: 'done', atMs: reached('completed') },
    ];
  }
  const isSending = status === 'approved' || status === 'submitted';
  return [
    requested,
    checked,
    review,
    { key: 'transfer', state: isSending ? 'now' : 'later', expected },
    { key: 'arrival', state: 'later' },
  ];
}
