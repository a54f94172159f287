import { randomUUID } from 'node:crypto';
import { freePlay } from '@tessera/shared/wire/auth';
import {
  createDeposit,
  createWithdrawal,
  getAccountRecord,
  getBalance,
  getDeposit,
  getDepositList,
  getDepositSettings,
  getMovement,
  getWithdrawal,
  getWithdrawalList,
  getWithdrawSettings,
} from '@tessera/shared/wire/wallet';
import { Refusal } from '../../platform/http/refusal.ts';
import { expectLedgerInOrder } from '../../testing/expect-ledger-in-order.ts';
import { bothDatabases } from '../../testing/seeded-databases.ts';
import { withOperator } from '../../testing/with-operator.ts';
import { putIntoBook } from './bank-accounts/account-store.ts';
import { decideDeposit } from './deposit-store.ts';
import { advancePayouts } from './payouts.ts';
import { payWithdrawal } from './receipts/part-store.ts';
import { moveWithdrawal } from './withdrawal-store.ts';

const anyPassword = { isSet: async () => true, require: async () => undefined };

type Fields = Record<string, unknown> & { id: string; status: string };

describe.each(bothDatabases)('the cashier on %s', (_name, open) => {
  const { operator, site } = withOperator({ on: open });
  let token = '';
  beforeAll(async () => {
    token = await site.tokenOf('player01');
    // The members' own password is the security centre's, and is proved there.
    Object.assign(operator.context.paymentPassword, anyPassword);
  });

  const holder = '데모회원';
  const call = async (...[endpoint, request]: Parameters<typeof site.call>) => {
    const { status, body } = await site.call(endpoint, request, { token });
    return { status, code: body.errorCode, value: body.value as Fields };
  };
  const deposit = (amount: number, requestId: string = randomUUID()) =>
    call(createDeposit, { requestId, methodId: 'bank-transfer', amount, depositorName: holder });
  const withdraw = (amount: number, requestId: string = randomUUID()) =>
    call(createWithdrawal, {
      requestId,
      amount,
      bankCode: 'NARU',
      accountNumber: '110-123-454821',
      accountHolder: holder,
    });
  const balance = async () => (await call(getBalance)).value as unknown as { sumBalance: number; inWithdrawal: number };
  const decide = (id: string, to: 'approved' | 'rejected') =>
    decideDeposit(operator.context, Number(id), to, 'operator', to === 'rejected' ? 'deposit.not.received' : null);
  const move = (id: string, to: Parameters<typeof moveWithdrawal>[2]) =>
    moveWithdrawal(operator.context, Number(id), to, 'operator', to === 'rejected' ? 'withdrawal.review.failed' : null);
  afterEach(() => expectLedgerInOrder(operator.context.ledger));

  it('shows limits and times before anything is typed, in decimals of the merchant', async () => {
    expect((await call(getDepositSettings)).value).toMatchObject({
      allowDeposit: 'Y',
      totalDepositSuccessCount: 0,
      methods: [{ methodId: 'bank-transfer', minimumAmount: 10_000, maximumAmount: 5_000_000, fee: 0 }],
    });
    expect((await call(getWithdrawSettings)).value).toMatchObject({
      allowWithdraw: 'Y',
      availableAmount: 1_284_500,
      remainingTurnover: 0,
      obstacles: [],
      payeeName: holder,
    });
  });

  it('credits a deposit once, however often and however concurrently it is approved', async () => {
    const before = (await balance()).sumBalance;
    const { value } = await deposit(30_000.5);
    expect(value).toMatchObject({
      status: 'pending',
      amount: 30_000.5,
      reference: expect.stringMatching(/^D-2026\d{4}-\d{4,}$/),
    });
    expect((await balance()).sumBalance).toBe(before);
    const answers = await Promise.all(Array.from({ length: 64 }, () => decide(value.id, 'approved')));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect((await balance()).sumBalance).toBe(before + 30_000.5);
    await expect(decide(value.id, 'rejected')).rejects.toMatchObject({ code: 'deposit.state.not.allowed' });
    expect((await call(getDepositSettings)).value).toMatchObject({ totalDepositSuccessCount: 1 });
  });

  it('lists deposits by their status, and opens one of them, but nobody else’s', async () => {
    const { value } = await deposit(20_000);
    await decide(value.id, 'rejected');
    const { total, list } = (await call(getDepositList, { status: ['rejected'], pageSize: 1 })).value as unknown as {
      total: number;
      list: Fields[];
    };
    expect([total >= 1, list]).toMatchObject([true, [{ id: value.id, status: 'rejected' }]]);
    const open = (await call(getDepositList, { status: ['pending'] })).value.list as Fields[];
    expect(open.filter(({ status }) => status !== 'pending')).toEqual([]);
    expect((await call(getDeposit, { id: value.id })).value).toMatchObject({ id: value.id, status: 'rejected' });
    const other = { token: await site.tokenOf('agent01') };
    expect((await site.call(getDeposit, { id: value.id }, other)).body.errorCode).toBe('deposit.unknown');
  });

  it('names the deposit and the withdrawal that a movement belongs to', async () => {
    const made = (await deposit(20_000)).value;
    await decide(made.id, 'approved');
    const taken = (await withdraw(20_000)).value;
    const newest = (await call(getAccountRecord, { pageSize: 2 })).value.list as Fields[];
    const requests = [];
    for (const { id } of newest) requests.push((await call(getMovement, { id })).value.request);
    expect(requests).toEqual([
      { kind: 'withdrawal', id: taken.id },
      { kind: 'deposit', id: made.id },
    ]);
    await move(taken.id, 'rejected');
  });

  it('credits what has arrived when a person says that it is another amount, and shows what was announced', async () => {
    const before = (await balance()).sumBalance;
    const requestId = randomUUID();
    const { value } = await deposit(30_000, requestId);
    await decideDeposit(operator.context, Number(value.id), 'approved', 'operator', null, 2_500_000);
    expect((await balance()).sumBalance).toBe(before + 25_000);
    expect((await deposit(30_000, requestId)).value).toMatchObject({
      id: value.id,
      amount: 25_000,
      announcedAmount: 30_000,
    });
  });

  it('gives one withdrawal for 64 concurrent copies of one request, and sets the money aside once', async () => {
    const before = await balance();
    const requestId = randomUUID();
    const copies = await Promise.all(Array.from({ length: 64 }, () => withdraw(20_000, requestId)));
    expect(new Set(copies.map(({ value }) => value.id)).size).toBe(1);
    expect(await balance()).toMatchObject({
      sumBalance: before.sumBalance - 20_000,
      inWithdrawal: before.inWithdrawal + 20_000,
    });
    expect((await withdraw(20_001, requestId)).code).toBe('duplicate.mismatch');
    const id = copies[0]?.value.id ?? '';
    const rejections = await Promise.all(Array.from({ length: 64 }, () => move(id, 'rejected')));
    expect(rejections.filter(Boolean)).toHaveLength(1);
    expect(await balance()).toMatchObject(before);
  });

  it('takes a withdrawal through every state with its time, one bank transfer, and one ending', async () => {
    const { value } = await withdraw(50_000);
    expect(value).toMatchObject({ status: 'pending_review', accountNumber: '110-***-**4821', bankName: '나루은행' });
    operator.context.clock.advance(60_000);
    await move(value.id, 'approved');
    await Promise.all([advancePayouts(operator.context), advancePayouts(operator.context)]);
    const transfers = await operator.context.db.query<{ recipient: string }>(
      "select recipient from outbox where channel = 'bank' and key = $1",
      [`withdrawal:${value.id}`],
    );
    expect(transfers).toEqual([{ recipient: 'Naru Bank 110-123-454821' }]);
    const before = await balance();
    await Promise.all(
      Array.from({ length: 64 }, () => payWithdrawal(operator.context, Number(value.id), { actor: 'operator' })),
    );
    await expect(move(value.id, 'failed')).rejects.toMatchObject({ code: 'withdrawal.state.not.allowed' });
    expect(await balance()).toMatchObject({
      sumBalance: before.sumBalance,
      inWithdrawal: before.inWithdrawal - 50_000,
    });
    const { timeline } = (await call(getWithdrawal, { id: value.id })).value as unknown as {
      timeline: { status: string; atMs: number }[];
    };
    expect(timeline.map(({ status }) => status)).toEqual([
      'requested',
      'pending_review',
      'approved',
      'submitted',
      'completed',
    ]);
    expect((timeline[2]?.atMs ?? 0) - (timeline[1]?.atMs ?? 0)).toBe(60_000);
  });

  it('gives the money of a failed transfer back', async () => {
    const before = await balance();
    const { value } = await withdraw(15_000);
    await move(value.id, 'approved');
    await advancePayouts(operator.context);
    await moveWithdrawal(operator.context, Number(value.id), 'failed', 'operator', 'withdrawal.bank.refused');
    expect(await balance()).toMatchObject(before);
    expect((await call(getWithdrawal, { id: value.id })).value).toMatchObject({
      status: 'failed',
      reasonCode: 'withdrawal.bank.refused',
    });
  });

  it('never lets a withdrawal skip its review, or come back from its end', async () => {
    const { value } = await withdraw(10_000);
    for (const to of ['submitted', 'completed', 'failed', 'requested'] as const) {
      await expect(move(value.id, to)).rejects.toMatchObject({ code: 'withdrawal.state.not.allowed' });
    }
    await move(value.id, 'rejected');
    await expect(move(value.id, 'approved')).rejects.toMatchObject({ code: 'withdrawal.state.not.allowed' });
  });

  it('lets concurrent withdrawals take only what is there', async () => {
    const other = await operator.context.accounts.create({
      merchant: 'aurora',
      username: 'poor0001',
      type: 0,
      password: null,
    });
    await putIntoBook(operator.context, other, { bankCode: 'NARU', accountNumber: '110-123-454821', holder });
    token = await operator.context.sessions.issue(other.id);
    const first = await call(createDeposit, {
      requestId: randomUUID(),
      methodId: 'bank-transfer',
      amount: 50_000,
      depositorName: 'Poor',
    });
    await decide(first.value.id, 'approved');
    const attempts = await Promise.all(Array.from({ length: 64 }, () => withdraw(10_000)));
    expect(attempts.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(new Set(attempts.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['insufficient.funds']),
    );
    const record = (await call(getAccountRecord, { type: ['deposit', 'withdrawal-hold'], pageSize: 4 }))
      .value as unknown as {
      total: number;
      list: { amount: number; balanceAfter: number; type: string }[];
    };
    expect(record).toMatchObject({ total: 6, inAmount: 50_000, outAmount: -50_000 });
    expect(record.list.map(({ amount, balanceAfter }) => [amount, balanceAfter])).toEqual([
      [-10_000, 0],
      [-10_000, 10_000],
      [-10_000, 20_000],
      [-10_000, 30_000],
    ]);
    expect((await call(getAccountRecord, { type: 'deposit' })).value).toMatchObject({ total: 1 });
    const later = operator.context.clock.now().getTime() + 1;
    expect((await call(getAccountRecord, { fromMs: later })).value).toMatchObject({ total: 0, list: [] });
    expect((await call(getWithdrawalList, { status: 'pending_review' })).value).toMatchObject({ total: 5 });
    token = await site.tokenOf('player01');
  });

  it("shows no member another member's withdrawal", async () => {
    const { value } = await withdraw(10_000);
    const elsewhere = await site.tokenOf('agent01');
    const answer = await site.call(getWithdrawal, { id: value.id }, { token: elsewhere });
    expect(answer).toMatchObject({ status: 404, body: { errorCode: 'withdrawal.unknown' } });
    await move(value.id, 'rejected');
  });

  it('refuses amounts outside the limits, finer than the currency, or that are no amounts', async () => {
    expect((await deposit(9999)).code).toBe('deposit.amount.outside');
    expect((await withdraw(5_000_001)).code).toBe('withdrawal.amount.outside');
    for (const amount of [10_000.001, -10_000, 0, '10000', null, Number.MAX_VALUE, { $gt: 0 }]) {
      expect((await deposit(amount as number)).code).toBe('request.invalid');
    }
  });

  it('takes money from and to the account holder only', async () => {
    const stranger = { requestId: randomUUID(), methodId: 'bank-transfer', amount: 20_000, depositorName: '다른이' };
    expect((await call(createDeposit, stranger)).code).toBe('deposit.holder.mismatch');
  });

  it('allows at most three pending deposits, and answers a repeated request with the same deposit', async () => {
    const requestId = randomUUID();
    const first = await deposit(10_000, requestId);
    await deposit(10_000);
    await deposit(10_000);
    expect((await deposit(10_000)).code).toBe('deposit.pending.limit');
    expect((await deposit(10_000, requestId)).value.id).toBe(first.value.id);
    const { list } = (await call(getDepositList, { pageSize: 3 })).value as unknown as { list: Fields[] };
    for (const { id } of list) await decide(id, 'rejected');
    expect((await call(getDepositList, { pageSize: 1 })).value).toMatchObject({
      list: [{ status: 'rejected', reasonCode: 'deposit.not.received' }],
    });
  });

  it('lets another domain block a withdrawal and answer how much turnover is left', async () => {
    const guard = async () => ({ code: 'withdrawal.turnover.remaining', remainingTurnoverMinor: 1250 });
    operator.context.hooks.withdrawalGuards.push(guard);
    expect((await call(getWithdrawSettings)).value).toMatchObject({
      allowWithdraw: 'N',
      remainingTurnover: 12.5,
      obstacles: ['withdrawal.turnover.remaining'],
    });
    expect((await withdraw(10_000)).value).toMatchObject({ remainingTurnover: 12.5 });
    operator.context.hooks.withdrawalGuards.pop();
  });

  it('asks for the payment password, set or not, after everything else has been checked', async () => {
    const asked: string[] = [];
    let isSet = false;
    Object.assign(operator.context.paymentPassword, {
      isSet: async () => isSet,
      require: async (_member: number, typed: string) => {
        asked.push(typed);
        throw new Refusal(400, 'payment.password.wrong');
      },
    });
    expect((await call(getWithdrawSettings)).value).toMatchObject({ hasPaymentPassword: false });
    expect((await withdraw(10_000)).code).toBe('payment.password.wrong');
    isSet = true;
    asked.length = 0;
    expect((await call(getWithdrawSettings)).value).toMatchObject({ hasPaymentPassword: true });
    expect((await withdraw(1)).code).toBe('withdrawal.amount.outside');
    expect(asked).toEqual([]);
    expect((await withdraw(10_000)).code).toBe('payment.password.wrong');
    expect(asked).toEqual(['']);
    Object.assign(operator.context.paymentPassword, anyPassword);
  });

  it('gives a trial account credit to play with and no way to the bank', async () => {
    const { body } = await site.call(freePlay);
    token = (body.value as { token: string }).token;
    expect((await balance()).sumBalance).toBe(1_000_000);
    expect((await withdraw(10_000)).code).toBe('account.trial');
    expect((await deposit(10_000)).code).toBe('account.trial');
    token = await site.tokenOf('player01');
  });
});
