/** What the operator answers to a member who may deposit, for tests of the pages. */
export const fakeDepositSettings = {
  allowDeposit: 'Y' as const,
  totalDepositSuccessCount: 0,
  payeeName: '데모회원',
  methods: [
    {
      methodId: 'bank-transfer' as const,
      minimumAmount: 1_000_000,
      maximumAmount: 500_000_000,
      fee: 0,
      expectedMinutes: 10,
      quickAmounts: [1_000_000, 10_000_000],
      target: { bankName: 'Tessera Sandbox Bank', accountNumber: '000-0000-0000', accountHolder: 'Aurora Sandbox' },
    },
  ],
  bonuses: [],
};

export const fakeWithdrawSettings = {
  allowWithdraw: 'Y' as 'Y' | 'N',
  availableAmount: 50_000_000,
  minimumAmount: 1_000_000,
  maximumAmount: 500_000_000,
  fee: 0,
  remainingTurnover: 0,
  obstacles: [] as string[],
  expectedMinutes: { from: 10, to: 30 },
  answerWithinMinutes: 60,
  hasPaymentPassword: true,
  payeeName: '데모회원',
  banks: [{ bankCode: 'NARU', bankName: '나루은행' }],
};

export const fakeDeposit = (id: string, amount: number) => ({
  id,
  reference: `D-20261121-${id.padStart(4, '0')}`,
  methodId: 'bank-transfer',
  status: 'pending' as const,
  amount,
  fee: 0,
  depositorName: '데모회원',
  createdAtMs: Date.now(),
  answerByMs: Date.now() + 600_000,
  decidedAtMs: null,
  reasonCode: null,
});

export function fakeWithdrawal(id: string, amount: number, status: 'pending_review' | 'rejected' = 'pending_review') {
  const createdAtMs = Date.now();
  const reached = ['requested', 'pending_review', ...(status === 'rejected' ? (['rejected'] as const) : [])] as const;
  return {
    id,
    reference: `W-20261121-${id.padStart(4, '0')}`,
    status,
    amount,
    fee: 0,
    bankName: '나루은행',
    accountNumber: '110-***-**4821',
    accountHolder: '데모회원',
    createdAtMs,
    answerByMs: createdAtMs + 3_600_000,
    reasonCode: status === 'rejected' ? 'withdrawal.documents.needed' : null,
    timeline: reached.map((step) => ({ status: step, atMs: createdAtMs, reasonCode: null })),
  };
}
