import { randomUUID } from 'node:crypto';
import {
  actOnSandboxOrder,
  decideConsolePayment,
  getConsoleClaims,
  getConsolePayments,
  getPaymentDifferences,
  getSandboxOrders,
  runReconciliation,
  type SandboxAct,
  settleConsoleClaim,
} from '@tessera/shared/wire/console';
import {
  createDeposit,
  createWithdrawal,
  getDepositList,
  getDepositSettings,
  getWithdrawSettings,
} from '@tessera/shared/wire/wallet';
import { sign } from '@tessera/wallet-protocol/signature';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { consoleClient } from '../../../testing/console-client.ts';
import { expectLedgerInOrder } from '../../../testing/expect-ledger-in-order.ts';
import { inboxOf } from '../../../testing/inbox-of.ts';
import { givePin, testPin } from '../../../testing/payment-pin.ts';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { type BonusPlayer, withBonusFixture } from '../../promotions/testing/bonus-fixture.ts';
import { approveWithdrawal } from '../approvals.ts';
import { moveWithdrawal } from '../withdrawal-store.ts';

type Method = 'ewallet' | 'coin';
interface Order {
  readonly reference: string;
  readonly depositReference: string;
}
interface Shown {
  readonly id: string;
  readonly reference: string;
  readonly status: string;
  readonly amount: number;
  readonly fee: number;
  readonly reasonCode: string | null;
  readonly announcedAmount: number | null;
  readonly bonus: { readonly amount: number } | null;
  readonly payment: {
    readonly stage: string;
    readonly qr: string;
    readonly reasonCode: string | null;
    readonly receivedAmount: number | null;
    readonly extraAmount: number;
    readonly coin: { readonly cents: number; readonly address: string; readonly confirmations: number } | null;
  };
}

describe.each(seededDatabases)('a deposit with a payment provider on %s', (_name, open) => {
  const fixture = withBonusFixture({ on: open });
  const office = consoleClient(() => fixture.operator);
  let player: BonusPlayer;
  let methodId: Method = 'ewallet';
  beforeEach(async () => {
    methodId = 'ewallet';
    player = await fixture.newPlayer();
  });
  afterEach(() => expectLedgerInOrder(fixture.context.ledger));

  const send = async (amount: number, more: object = {}) =>
    player.call(createDeposit, { requestId: randomUUID(), methodId, amount, depositorName: 'Bonus', ...more });
  const announce = async (amount: number, more: object = {}): Promise<Shown> => {
    const { status, value } = await send(amount, more);
    expect(status).toBe(200);
    return value as Shown;
  };
  const shown = async () => ((await player.call(getDepositList)).value as { list: Shown[] }).list;
  const latest = async () => (await shown()).at(0) as Shown;
  /** Lets the provider act on the order of the player's first deposit. */
  const provider = async (act: SandboxAct) => {
    const deposit = (await shown()).at(-1)?.reference;
    const { list } = (await office.call(getSandboxOrders, { pageSize: 100 })).value as { list: Order[] };
    const order = list.find(({ depositReference }) => depositReference === deposit);
    const { status } = await office.call(actOnSandboxOrder, { provider: methodId, reference: order?.reference, act });
    expect(status).toBe(200);
  };
  const pass = async (minutes: number) => {
    fixture.context.clock.advance(minutes * minuteMs);
    await fixture.context.jobs.runDue();
    await fixture.context.jobs.runDue();
  };
  const queue = async () =>
    (
      (await office.call(getConsolePayments, { view: 'review' })).value as {
        list: { id: string; reasonCode: string }[];
      }
    ).list;
  const decide = async (to: 'credited' | 'returned') =>
    office.call(decideConsolePayment, { id: (await queue()).at(-1)?.id, to });
  const cash = async () => (await player.wallets()).cash;

  it('is paid by what the settings say, is credited once when the callback comes, and once when it comes twice', async () => {
    const settings = (await player.call(getDepositSettings, { methods: ['ewallet', 'coin', 'voucher'] })).value;
    expect(settings).toMatchObject({
      methods: [{ methodId: 'ewallet' }, { methodId: 'voucher' }, { methodId: 'coin' }],
    });
    const made = await announce(30_000);
    expect(made).toMatchObject({
      status: 'pending',
      payment: { stage: 'awaiting', qr: expect.stringContaining('DEMO') },
    });
    await provider('double');
    expect(await latest()).toMatchObject({ status: 'approved', amount: 30_000, payment: { stage: 'credited' } });
    expect(await cash()).toBe(30_000);
  });

  it.each([
    ['less', 24_000],
    ['more', 36_000],
  ] as const)('credits what was received when it is %s than asked for, and says so', async (act, received) => {
    await announce(30_000);
    await provider(act);
    expect(await latest()).toMatchObject({ status: 'approved', amount: received, announcedAmount: 30_000 });
    expect(await cash()).toBe(received);
  });

  it('waits for a person when another name has paid; what is given back moves nothing, and says why', async () => {
    await announce(30_000);
    await provider('other-name');
    expect(await latest()).toMatchObject({
      status: 'pending',
      payment: { stage: 'review', reasonCode: 'payment.name.differs' },
    });
    expect((await decide('returned')).value).toEqual({ isChanged: true });
    expect(await latest()).toMatchObject({ status: 'rejected', reasonCode: 'deposit.holder.differs' });
    expect(await cash()).toBe(0);
  });

  it('is credited by a person once, however many decide at once', async () => {
    await announce(1_000);
    await provider('less');
    expect(await latest()).toMatchObject({ payment: { stage: 'review', reasonCode: 'payment.amount.outside' } });
    const id = (await queue()).at(-1)?.id;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => office.call(decideConsolePayment, { id, to: 'credited' })),
    );
    expect(answers.filter(({ value }) => (value as { isChanged: boolean }).isChanged)).toHaveLength(1);
    expect(await cash()).toBe(800);
  });

  it('expires unpaid, and is still credited when its callback comes late', async () => {
    await announce(30_000);
    await provider('late');
    await pass(30.5);
    expect(await latest()).toMatchObject({ status: 'rejected', payment: { stage: 'expired' } });
    await pass(1);
    expect(await latest()).toMatchObject({ status: 'approved', payment: { stage: 'credited' } });
    expect(await cash()).toBe(30_000);
  });

  it('credits a second payment of one order only by a decision, as a deposit of its own', async () => {
    await announce(30_000);
    await provider('pay');
    await provider('pay');
    expect(await cash()).toBe(30_000);
    expect(await latest()).toMatchObject({ status: 'approved', payment: { extraAmount: 30_000 } });
    await decide('credited');
    expect(await shown()).toMatchObject([
      { status: 'approved', amount: 30_000 },
      { status: 'approved', amount: 30_000, payment: { extraAmount: 0 } },
    ]);
    expect(await cash()).toBe(60_000);
  });

  it('brings the chosen bonus, calculated from what was received', async () => {
    await announce(50_000, { promotionId: 'first-deposit' });
    await provider('more');
    expect(await player.wallets()).toEqual({ cash: 60_000, bonus: 12_000 });
    expect(await latest()).toMatchObject({ bonus: { amount: 12_000 } });
  });

  it('leaves cash as it is when the payment is reversed, and withdrawals closed until the claim is settled', async () => {
    await announce(30_000);
    await provider('pay');
    await givePin(fixture.context, player.member.id);
    const withdrawal = { bankCode: 'NARU', accountNumber: '110-1-1', accountHolder: 'B', paymentPassword: testPin };
    const withdraw = (amount: number) =>
      player.call(createWithdrawal, { requestId: randomUUID(), amount, ...withdrawal });
    expect((await withdraw(20_000)).status).toBe(200);
    await provider('reverse');
    expect(await cash()).toBe(10_000);
    expect(await latest()).toMatchObject({
      payment: { stage: 'reversed', owed: { amount: 30_000, openAmount: 30_000 } },
    });
    expect((await inboxOf(fixture.context, player.member.id)).at(-1)).toEqual(['deposit.reversed', 3_000_000]);
    expect((await player.call(getWithdrawSettings, {})).value).toMatchObject({ obstacles: ['withdrawal.claim.open'] });
    expect(await withdraw(10_000)).toMatchObject({ code: 'withdrawal.claim.open' });

    const claims = (await office.call(getConsoleClaims)).value as { list: { id: string; openMinor: number }[] };
    const settle = (how: string) => office.call(settleConsoleClaim, { id: claims.list[0]?.id, how });
    const collected = await Promise.all([settle('collect'), settle('collect')]);
    expect(collected.map(({ value }) => (value as { amountMinor: number }).amountMinor).sort()).toEqual([0, 1_000_000]);
    expect(await cash()).toBe(0);
    expect((await player.call(getWithdrawSettings, {})).value).toMatchObject({
      owed: { amount: 30_000, openAmount: 20_000 },
    });
    expect((await settle('write-off')).value).toEqual({ isChanged: true, amountMinor: 2_000_000 });
    expect((await inboxOf(fixture.context, player.member.id)).slice(-2)).toEqual([
      ['owed.collected', 1_000_000],
      ['owed.written-off', 2_000_000],
    ]);
    expect((await player.call(getWithdrawSettings, {})).value).toMatchObject({ obstacles: [] });
    expect(await latest()).toMatchObject({ payment: { owed: { amount: 30_000, openAmount: 0 } } });
  });

  it('is not paid out by a withdrawal that was asked for before the payment was reversed', async () => {
    await announce(30_000);
    await provider('pay');
    await givePin(fixture.context, player.member.id);
    const withdrawal = { bankCode: 'NARU', accountNumber: '110-1-1', accountHolder: 'B', paymentPassword: testPin };
    const asked = await player.call(createWithdrawal, { requestId: randomUUID(), amount: 30_000, ...withdrawal });
    await provider('reverse');
    const id = Number((asked.value as { id: string }).id);
    await expect(approveWithdrawal(fixture.context, id, 'mina')).rejects.toMatchObject({
      code: 'withdrawal.claim.open',
    });
    await moveWithdrawal(fixture.context, id, 'rejected', 'mina', 'withdrawal.documents.needed');
    const claims = (await office.call(getConsoleClaims)).value as { list: { id: string }[] };
    const collected = await office.call(settleConsoleClaim, { id: claims.list[0]?.id, how: 'collect' });
    expect(collected.value).toEqual({ isChanged: true, amountMinor: 3_000_000 });
    expect(await cash()).toBe(0);
  });

  it('waits for a person when the account was closed meanwhile, and can only be given back', async () => {
    await announce(30_000);
    await fixture.context.db.query("update member set status = 'closed' where id = $1", [player.member.id]);
    const deposit = await fixture.context.db.query<{ order: string }>(
      'select order_reference as "order" from deposit where member_id = $1',
      [player.member.id],
    );
    const reference = deposit[0]?.order;
    await office.call(actOnSandboxOrder, { provider: methodId, reference, act: 'pay' });
    expect((await queue()).at(-1)).toMatchObject({ reasonCode: 'payment.late' });
    expect(await decide('credited')).toMatchObject({ code: 'account.blocked' });
    expect((await decide('returned')).status).toBe(200);
    await fixture.context.db.query("update member set status = 'active' where id = $1", [player.member.id]);
    expect(await cash()).toBe(0);
  });

  it('is found by the reconciliation when its callback was lost', async () => {
    await announce(30_000);
    await provider('lose');
    await office.call(runReconciliation);
    expect(await cash()).toBe(0);
    fixture.context.clock.advance(3 * minuteMs);
    await office.call(runReconciliation);
    await office.call(runReconciliation);
    expect(await cash()).toBe(30_000);
    const { list } = (await office.call(getPaymentDifferences)).value as {
      list: { kind: string; closedAtMs: number }[];
    };
    expect(list).toContainEqual(expect.objectContaining({ kind: 'callback.lost', closedAtMs: expect.any(Number) }));
  });

  it('shows at the console what differs from the record of the provider, until it agrees again', async () => {
    await announce(30_000);
    await provider('pay');
    await provider('tamper');
    const open = async () => ((await office.call(runReconciliation)).value as { open: number }).open;
    expect(await open()).toBe(1);
    expect(await open()).toBe(1);
    const { list } = (await office.call(getPaymentDifferences)).value as { list: object[] };
    expect(list[0]).toMatchObject({
      kind: 'amount.differs',
      ours: { amountMinor: 3_000_000 },
      theirs: { amountMinor: 3_000_100 },
    });
    await fixture.context.db.query(
      'update sandbox_payment set amount_minor = amount_minor - 100 where amount_minor = 3000100',
    );
    expect(await open()).toBe(0);
    const { ledger } = fixture.context;
    const planted = (sign: 1 | -1) =>
      ledger.post({
        ...{ merchant: 'aurora', key: `planted:${randomUUID()}`, kind: 'opening', reference: 'planted' },
        lines: [
          { account: { owner: 'house', kind: 'ewallet_clearing' }, amountMinor: -7 * sign },
          { account: { owner: 'house', kind: 'opening' }, amountMinor: 7 * sign },
        ],
      });
    await planted(1);
    expect(await open()).toBe(1);
    await planted(-1);
    expect(await open()).toBe(0);
  });

  it('counts coins after three confirmations, at the rate that was promised', async () => {
    methodId = 'coin';
    const made = await announce(100_000);
    // 1,380 P for a coin.
    expect(made.payment.coin).toMatchObject({
      cents: 7247,
      address: expect.stringMatching(/^TDEMO0OIl/),
      confirmations: 0,
    });
    await provider('pay');
    expect(await latest()).toMatchObject({ status: 'pending', payment: { stage: 'confirming' } });
    await pass(0.5);
    expect((await latest()).payment.coin).toMatchObject({ confirmations: 2 });
    await pass(0.25);
    // 0.5 % fee.
    expect(await latest()).toMatchObject({ status: 'approved', amount: 100_000, fee: 500 });
    expect(await cash()).toBe(99_500);
  });

  it('counts coins that come after the rate has run out at the rate of that moment', async () => {
    methodId = 'coin';
    await announce(100_000);
    const { profile } = fixture.context.merchants.byCode('aurora') ?? {};
    const methods = profile?.cashier.deposit.methods;
    if (!profile || !methods) throw new Error('The demo has its methods.');
    const withRate = (rateMinor: number) =>
      fixture.context.merchants.update('aurora', async () => ({
        ...profile,
        cashier: {
          ...profile.cashier,
          deposit: { ...profile.cashier.deposit, methods: { ...methods, coin: { ...methods.coin, rateMinor } } },
        },
      }));
    await withRate(methods.coin.rateMinor / 2);
    await pass(16);
    await provider('pay');
    await pass(1);
    // Rounded down: 72.47 coins of 690 P.
    expect(await latest()).toMatchObject({ status: 'approved', amount: 50_004.3, announcedAmount: 100_000 });
    await withRate(methods.coin.rateMinor);
  });

  it('believes no callback that is not signed, is too old, or names a payment with other details', async () => {
    const { app } = fixture.operator;
    const url = '/sandbox-payments/v1/ewallet';
    const body = {
      ...{ reference: 'x-1', orderReference: 'nobody', merchant: 'aurora', amountMinor: 100, coinCents: null },
      ...{ payerName: '', confirmations: 0, isReversed: false },
    };
    const post = async (fields: object, secret: string, ageMs = 0) => {
      const rawBody = JSON.stringify(fields);
      const timestamp = String(Date.now() - ageMs);
      const signature = sign(secret, { method: 'POST', path: url, timestamp, rawBody });
      const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature };
      const answer = await app.inject({ method: 'POST', url, headers, payload: rawBody });
      return (answer.json() as { status: string }).status;
    };
    const secret = 'test-payment-secret:ewallet';
    expect(await post(body, 'wrong')).toBe('INVALID_SIGNATURE');
    expect(await post(body, 'test-payment-secret:coin')).toBe('INVALID_SIGNATURE');
    expect(await post(body, secret, 31_000)).toBe('INVALID_SIGNATURE');
    expect(await post({ ...body, amountMinor: -1 }, secret)).toBe('BAD_REQUEST');
    expect(await post(body, secret)).toBe('OK');
    expect(await post(body, secret)).toBe('OK');
    expect(await post({ ...body, amountMinor: 200 }, secret)).toBe('DUPLICATE_MISMATCH');
    expect((await queue()).at(-1)).toMatchObject({ reasonCode: 'payment.order.unknown' });
    expect(await decide('credited')).toMatchObject({ code: 'payment.order.unknown' });
    expect((await decide('returned')).value).toEqual({ isChanged: true });
  });

  it('is credited once when the same order is paid, reported and found in the record at the same time', async () => {
    await announce(30_000);
    await provider('lose');
    fixture.context.clock.advance(3 * minuteMs);
    await Promise.all([office.call(runReconciliation), office.call(runReconciliation), provider('pay')]);
    expect(await cash()).toBe(30_000);
  });
});
