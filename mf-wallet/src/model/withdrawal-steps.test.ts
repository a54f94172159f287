import type { WithdrawalStatus } from '@tessera/shared/wire/wallet';
import { isOpenWithdrawal, isReturned, withdrawalSteps } from './withdrawal-steps.ts';

const minute = 60_000;
const start = Date.UTC(2026, 10, 21, 12, 7);
/** A withdrawal that reached these states, a minute apart. */
const after = (...reached: WithdrawalStatus[]) => ({
  status: reached.at(-1) as WithdrawalStatus,
  createdAtMs: start,
  timeline: reached.map((status, at) => ({ status, atMs: start + at * minute, reasonCode: null })),
});
const seen = (...reached: WithdrawalStatus[]) =>
  withdrawalSteps(after(...reached), { from: 10, to: 30 }).map(({ key, state }) => `${key} ${state}`);

const payment = {
  ...{ id: '1', number: 1, amount: 1, receivedAmount: 0, remainingAmount: 0, receivedBy: null, proofs: [] },
  ...{ paidAtMs: start, confirmByMs: start + minute, disputeByMs: start + 2 * minute },
  timeline: [{ status: 'sent' as const, by: 'operator' as const, atMs: start, reasonCode: null, comment: '' }],
};

describe('the way of a withdrawal', () => {
  it('begins with the amount set aside, and the check of the holder', () => {
    expect(seen('requested')).toEqual([
      'requested done',
      'checked now',
      'review later',
      'transfer later',
      'arrival later',
    ]);
  });

  it('stands at the review while somebody checks it', () => {
    expect(seen('requested', 'pending_review')).toEqual([
      'requested done',
      'checked done',
      'review now',
      'transfer later',
      'arrival later',
    ]);
  });

  it.each([['approved'], ['submitted']] as const)('stands at the transfer once it is %s', (status) => {
    const way: WithdrawalStatus[] = ['requested', 'pending_review', 'approved'];
    if (status === 'submitted') way.push(status);
    expect(seen(...way).slice(2)).toEqual(['review done', 'transfer now', 'arrival later']);
  });

  it('ends with everything done, each step at its own time', () => {
    const steps = withdrawalSteps(after('requested', 'pending_review', 'approved', 'submitted', 'completed'), {
      from: 10,
      to: 30,
    });
    expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(steps.map(({ atMs }) => ((atMs ?? 0) - start) / minute)).toEqual([0, 1, 2, 3, 4]);
  });

  it('shows where the money went when the review refuses it', () => {
    expect(seen('requested', 'pending_review', 'rejected')).toEqual([
      'requested done',
      'checked done',
      'review failed',
      'returned done',
    ]);
  });

  it('shows where the money went when the bank does not carry it out', () => {
    expect(seen('requested', 'pending_review', 'approved', 'submitted', 'failed')).toEqual([
      'requested done',
      'checked done',
      'review done',
      'transfer failed',
      'returned done',
    ]);
  });

  it('expects the transfer within the usual time, and promises nothing while that is not known', () => {
    const [, , , transfer] = withdrawalSteps(after('requested', 'pending_review'), { from: 10, to: 30 });
    expect(transfer?.expected).toEqual({ fromMs: start + 10 * minute, toMs: start + 30 * minute });
    expect(withdrawalSteps(after('requested', 'pending_review'), undefined)[3]?.expected).toBeUndefined();
  });

  it('says that its player took it back, and that the money is there again', () => {
    expect(seen('requested', 'pending_review', 'cancelled')).toEqual([
      'requested done',
      'cancelled done',
      'returned done',
    ]);
  });

  it('ends with the player’s word where the operator asks for it', () => {
    const paid = after('requested', 'pending_review', 'approved', 'submitted', 'completed');
    const last = (...statuses: ('sent' | 'received' | 'disputed')[]) => {
      const payments = statuses.map((status, at) => ({ ...payment, status, number: at + 1 }));
      const receipt = { paidAmount: 2, receivedAmount: 0, remainingAmount: 0, returnedAmount: 0, payments };
      const { key, state } = withdrawalSteps({ ...paid, receipt }, undefined).at(-1) ?? {};
      return `${key} ${state}`;
    };
    expect(last('sent', 'received')).toBe('receipt now');
    expect(last('disputed', 'received')).toBe('receipt now');
    expect(last('received', 'received')).toBe('receipt done');
  });

  it('asks for the player’s word of a part while the rest is still to be sent', () => {
    const payments = [{ ...payment, status: 'sent' as const, paidAtMs: 7 }];
    const receipt = { paidAmount: 1, receivedAmount: 0, remainingAmount: 1, returnedAmount: 0, payments };
    const sending = after('requested', 'pending_review', 'approved', 'submitted');
    expect(withdrawalSteps({ ...sending, receipt }, undefined).slice(-2)).toMatchObject([
      { key: 'transfer', state: 'now' },
      { key: 'receipt', state: 'now', atMs: 7 },
    ]);
  });

  it('never has more than one step under way, and nothing done after it', () => {
    const ways: WithdrawalStatus[][] = [
      ['requested'],
      ['requested', 'pending_review'],
      ['requested', 'pending_review', 'approved'],
      ['requested', 'pending_review', 'approved', 'submitted'],
    ];
    for (const way of ways) {
      const states = withdrawalSteps(after(...way), undefined).map(({ state }) => state);
      expect(states.filter((state) => state === 'now')).toHaveLength(1);
      expect(states.slice(states.indexOf('now') + 1).every((state) => state === 'later')).toBe(true);
    }
  });
});

it('is open until it is completed, or the money is back', () => {
  const ends: WithdrawalStatus[] = ['completed', 'rejected', 'failed', 'cancelled'];
  expect(ends.map(isOpenWithdrawal)).toEqual([false, false, false, false]);
  expect(ends.map(isReturned)).toEqual([false, true, true, true]);
  expect(isOpenWithdrawal('submitted')).toBe(true);
});
