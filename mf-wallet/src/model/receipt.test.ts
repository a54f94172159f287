import { latestPaymentStep, mayDispute, type Payment, progressOf, shownStatus } from './receipt.ts';

const payment = (status: Payment['status'], receivedBy: Payment['receivedBy'] = null, atMs = 1): Payment => ({
  ...{ id: '1', number: 1, amount: 100, receivedAmount: 0, remainingAmount: 0, proofs: [] },
  ...{ status, receivedBy, paidAtMs: 0, confirmByMs: 10, disputeByMs: 20 },
  timeline: [{ status, by: receivedBy ?? 'operator', atMs, reasonCode: null, comment: '' }],
});
const withdrawal = (status: 'submitted' | 'completed', payments: readonly Payment[], returnedAmount = 0) => ({
  status,
  amount: 100,
  receipt: { paidAmount: 100, receivedAmount: 0, remainingAmount: 0, returnedAmount, payments: [...payments] },
});

describe('the receipt of a withdrawal', () => {
  it.each([
    ['a missing payment first', 'submitted', [payment('sent'), payment('disputed')], 0, 'disputed'],
    ['that only a part is paid', 'submitted', [payment('sent')], 0, 'partPaid'],
    ['that its player is asked', 'completed', [payment('received', 'player'), payment('sent')], 0, 'awaiting'],
    ['that its player has it', 'completed', [payment('received', 'player')], 0, 'received'],
    ['that only time closed it', 'completed', [payment('received', 'time')], 0, 'auto'],
    ['that a part came back', 'completed', [payment('returned'), payment('received', 'player')], 40, 'partReturned'],
    ['that all of it came back', 'completed', [payment('returned')], 100, 'allReturned'],
  ] as const)('shows %s', (_what, status, payments, returned, shown) => {
    expect(shownStatus(withdrawal(status, payments, returned))).toBe(shown);
  });

  it('shows the withdrawal’s own state before anything was paid, and at an operator without receipts', () => {
    expect(shownStatus(withdrawal('submitted', []))).toBe('submitted');
    expect(shownStatus({ status: 'completed', amount: 1 })).toBe('completed');
    expect(progressOf({ status: 'completed' })).toBe('completed');
  });

  it('may be objected to until the end of the window, unless its player confirmed it or it was decided', () => {
    expect(mayDispute(payment('sent'), 99)).toBe(true);
    expect(mayDispute(payment('received', 'time'), 19)).toBe(true);
    expect(mayDispute(payment('received', 'time'), 20)).toBe(false);
    for (const settled of [payment('received', 'player'), payment('received', 'operator'), payment('returned')])
      expect(mayDispute(settled, 1)).toBe(false);
  });

  it('changes its progress with any payment, and the latest step names it', () => {
    const payments = [payment('received', 'player', 3), payment('returned', null, 5)];
    expect(progressOf(withdrawal('completed', payments))).toBe('completed received.player returned.');
    expect(latestPaymentStep(withdrawal('completed', payments))?.step.status).toBe('returned');
  });
});
