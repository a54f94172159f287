import { randomUUID } from 'node:crypto';
import {
  createWithdrawal,
  getBalance,
  getPaymentConfirmations,
  getPaymentProof,
  getWithdrawal,
  processC2CTransaction,
  uploadPaymentProof,
} from '@tessera/shared/wire/wallet';
import { packedZeros, pngChunk, pngHeader, pngOf, pngWith } from '../../../platform/pictures/testing/pictures.ts';
import { expectLedgerInOrder } from '../../../testing/expect-ledger-in-order.ts';
import { inboxOf } from '../../../testing/inbox-of.ts';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { advancePayouts } from '../payouts.ts';
import { moveWithdrawal } from '../withdrawal-store.ts';
import { payWithdrawal, settlePayment } from './part-store.ts';
import { receiveOverdue } from './receipt-job.ts';

interface Payment {
  readonly id: string;
  readonly status: string;
  readonly receivedBy: string | null;
  readonly amount: number;
  readonly receivedAmount: number;
  readonly remainingAmount: number;
  readonly proofs: readonly string[];
}
interface Withdrawal {
  readonly id: string;
  readonly status: string;
  readonly reasonCode: string | null;
  readonly receipt: {
    readonly paidAmount: number;
    readonly receivedAmount: number;
    readonly remainingAmount: number;
    readonly returnedAmount: number;
    readonly payments: readonly Payment[];
  };
}

const minute = 60_000;

describe.each(seededDatabases)('the receipt of a withdrawal on %s', (_name, open) => {
  const { operator, site } = withOperator({ on: open });
  let token = '';
  beforeAll(async () => {
    token = await site.tokenOf('player01');
    Object.assign(operator.context.paymentPassword, { isSet: async () => true, require: async () => undefined });
  });
  afterEach(() => expectLedgerInOrder(operator.context.ledger));

  const call = async (...[endpoint, request]: Parameters<typeof site.call>) => {
    const { status, body } = await site.call(endpoint, request, { token });
    return { status, code: body.errorCode as string | undefined, value: body.value as unknown };
  };
  /** A withdrawal that was sent to the bank. */
  const atBank = async (amount = 50_000): Promise<number> => {
    const account = { bankCode: 'NARU', accountNumber: '110-123-454821', accountHolder: '데모회원' };
    const { value } = await call(createWithdrawal, { requestId: randomUUID(), amount, ...account });
    const id = Number((value as Withdrawal).id);
    await moveWithdrawal(operator.context, id, 'approved', 'operator');
    await advancePayouts(operator.context);
    return id;
  };
  const pay = (id: number, amountMinor?: number, requestId: string = randomUUID()) =>
    payWithdrawal(operator.context, id, { actor: 'operator', requestId, ...(amountMinor ? { amountMinor } : {}) });
  const messages = async (id: number) => {
    const { db, accounts } = operator.context;
    const member = await accounts.byUsername('aurora', 'player01');
    return (await inboxOf({ db }, member?.id ?? 0, `withdrawal:${id}:%`)).map(([topic]) => topic.split('.')[1]);
  };
  const read = async (id: number) => (await call(getWithdrawal, { id: String(id) })).value as Withdrawal;
  const answer = (id: number, request: object) => call(processC2CTransaction, { withdrawalId: String(id), ...request });
  const upload = async (bytes: Buffer) => call(uploadPaymentProof, { image: bytes.toString('base64') });
  const picture = async () => ((await upload(pngOf(32))).value as { id: string }).id;
  const missing = async (id: number, paymentId: string, more: object = {}) =>
    answer(id, { paymentId, action: 'notReceived', proofs: [await picture()], ...more });
  const balance = async () => (await call(getBalance)).value as { sumBalance: number; inWithdrawal: number };
  /** What the ledger has written about it: kind of movement, account and amount in whole units. */
  const lines = async (id: number): Promise<string[]> => {
    const rows = await operator.context.db.query<{ line: string }>(
      `select m.kind || ': ' || a.kind || ' ' || e.amount_minor / 100 as line
       from ledger_entry e join ledger_movement m on m.id = e.movement_id join ledger_account a on a.id = e.account_id
       where m.key like $1 order by m.id, e.amount_minor`,
      [`withdrawal:${id}:%`],
    );
    return rows.map(({ line }) => line);
  };
  /** Moves the clock; a session does not outlive a day. */
  const pass = async (ms: number) => {
    operator.context.clock.advance(ms);
    token = await site.tokenOf('player01');
  };
  const held = ['withdrawal-hold: player_cash -50000', 'withdrawal-hold: withdrawal_hold 50000'];

  it('shows each part with what came and what is still to come, and releases its share of the hold once', async () => {
    const before = await balance();
    const id = await atBank();
    const requestId = randomUUID();
    const copies = await Promise.all(Array.from({ length: 8 }, () => pay(id, 2_000_000, requestId)));
    expect(copies.filter(Boolean)).toHaveLength(1);
    expect(await read(id)).toMatchObject({
      status: 'submitted',
      receipt: { paidAmount: 20_000, receivedAmount: 0, remainingAmount: 30_000 },
    });
    await expect(pay(id, 3_000_100)).rejects.toMatchObject({ code: 'withdrawal.part.outside' });
    await expect(pay(id, 1_000_000, requestId)).rejects.toMatchObject({ code: 'duplicate.mismatch' });
    await Promise.all(Array.from({ length: 8 }, () => pay(id)));
    const paid = await read(id);
    expect(paid.receipt.payments.map(({ amount, remainingAmount }) => [amount, remainingAmount])).toEqual([
      [20_000, 30_000],
      [30_000, 0],
    ]);
    await answer(id, { paymentId: paid.receipt.payments[0]?.id, action: 'received' });
    expect((await read(id)).receipt).toMatchObject({ receivedAmount: 20_000 });
    await answer(id, { action: 'fullyReceived' });
    expect(await read(id)).toMatchObject({ status: 'completed', receipt: { receivedAmount: 50_000 } });
    expect(await balance()).toEqual({
      ...before,
      sumBalance: before.sumBalance - 50_000,
      balance: expect.anything(),
    });
    expect(await lines(id)).toEqual([
      ...held,
      'withdrawal-paid: withdrawal_hold -20000',
      'withdrawal-paid: bank_clearing 20000',
      'withdrawal-paid: withdrawal_hold -30000',
      'withdrawal-paid: bank_clearing 30000',
    ]);
  });

  it('gives back what the bank does not pay after a part', async () => {
    const before = await balance();
    const id = await atBank();
    await pay(id, 2_000_000);
    await moveWithdrawal(operator.context, id, 'failed', 'operator', 'withdrawal.bank.refused');
    await expect(pay(id)).resolves.toBe(false);
    expect(await read(id)).toMatchObject({
      status: 'completed',
      reasonCode: 'withdrawal.bank.refused',
      receipt: { paidAmount: 20_000, returnedAmount: 30_000, remainingAmount: 0 },
    });
    expect((await balance()).sumBalance).toBe(before.sumBalance - 20_000);
    expect(await lines(id)).toEqual([
      ...held,
      'withdrawal-paid: withdrawal_hold -20000',
      'withdrawal-paid: bank_clearing 20000',
      'withdrawal-returned: withdrawal_hold -30000',
      'withdrawal-returned: player_cash 30000',
    ]);
  });

  it('moves nothing for a payment that is missing until it is decided, and returns it once', async () => {
    const id = await atBank();
    await pay(id);
    const [payment] = (await read(id)).receipt.payments;
    const before = await balance();
    expect((await answer(id, { paymentId: payment?.id, action: 'notReceived' })).code).toBe('withdrawal.proof.missing');
    const proof = await picture();
    const report = { paymentId: payment?.id, action: 'notReceived', proofs: [proof], comment: ' Nothing came. ' };
    expect((await answer(id, report)).value).toMatchObject({
      status: 'completed',
      receipt: {
        payments: [{ status: 'disputed', proofs: [proof], timeline: [{}, { by: 'player', comment: 'Nothing came.' }] }],
      },
    });
    expect((await answer(id, report)).status).toBe(200);
    expect(await balance()).toEqual(before);
    const decide = () =>
      settlePayment(operator.context, Number(payment?.id), {
        to: 'returned',
        by: null,
        actor: 'operator',
        reasonCode: 'withdrawal.receipt.missing',
      });
    const decisions = await Promise.all(Array.from({ length: 8 }, decide));
    expect(decisions.filter(Boolean)).toHaveLength(1);
    expect((await balance()).sumBalance).toBe(before.sumBalance + 50_000);
    expect(await lines(id)).toEqual([
      ...held,
      'withdrawal-paid: withdrawal_hold -50000',
      'withdrawal-paid: bank_clearing 50000',
      'withdrawal-returned: bank_clearing -50000',
      'withdrawal-returned: player_cash 50000',
    ]);
    expect((await answer(id, { paymentId: payment?.id, action: 'received' })).code).toBe(
      'withdrawal.part.state.not.allowed',
    );
  });

  it('counts as received after the minutes of the merchant, may be objected to for a time, and a forced receipt is not refunded', async () => {
    const id = await atBank();
    await pay(id);
    await pass(1440 * minute - 1);
    await receiveOverdue(operator.context);
    expect((await read(id)).receipt.payments).toMatchObject([{ status: 'sent' }]);
    await pass(1);
    await Promise.all([receiveOverdue(operator.context), receiveOverdue(operator.context)]);
    const [payment] = (await read(id)).receipt.payments;
    expect(payment).toMatchObject({ status: 'received', receivedBy: 'time', receivedAmount: 50_000 });
    const waiting = async () =>
      ((await call(getPaymentConfirmations)).value as { list: { withdrawalId: string }[] }).list.filter(
        ({ withdrawalId }) => withdrawalId === String(id),
      ).length;
    expect(await waiting()).toBe(1);
    await missing(id, payment?.id ?? '');
    const force = {
      to: 'received',
      by: 'operator',
      actor: 'operator',
      reasonCode: 'withdrawal.receipt.proven',
    } as const;
    expect(await settlePayment(operator.context, Number(payment?.id), force)).toBe(true);
    expect(await waiting()).toBe(0);
    expect((await missing(id, payment?.id ?? '')).code).toBe('withdrawal.part.state.not.allowed');
    expect(await lines(id)).toHaveLength(4);
    expect(await messages(id)).toEqual(['submitted', 'paid', 'part-overdue', 'part-forced']);
  });

  it('is final once the time to object has passed, and at once when the player confirmed it', async () => {
    const [late, sure, confirmed] = [await atBank(), await atBank(), await atBank()];
    for (const id of [late, confirmed]) await pay(id);
    await pay(sure);
    const idOf = async (id: number) => (await read(id)).receipt.payments[0]?.id ?? '';
    await answer(sure, { paymentId: await idOf(sure), action: 'received' });
    expect((await missing(sure, await idOf(sure))).code).toBe('withdrawal.part.state.not.allowed');
    await pass(1440 * minute);
    await receiveOverdue(operator.context);
    // The player's word about all of them counts for what time had settled, and is final there as well.
    const before = await lines(confirmed);
    expect((await answer(confirmed, { action: 'fullyReceived' })).value).toMatchObject({
      receipt: { payments: [{ status: 'received', receivedBy: 'player' }] },
    });
    expect((await missing(confirmed, await idOf(confirmed))).code).toBe('withdrawal.part.state.not.allowed');
    expect(await lines(confirmed)).toEqual(before);
    await pass(4320 * minute);
    expect((await missing(late, await idOf(late))).code).toBe('withdrawal.dispute.late');
  });

  it('takes one of the player’s two answers and the time that runs out, whichever comes first', async () => {
    for (let run = 0; run < 4; run += 1) {
      const id = await atBank(20_000);
      await pay(id);
      const paymentId = (await read(id)).receipt.payments[0]?.id ?? '';
      const proof = await picture();
      await pass(1440 * minute);
      const answers = await Promise.all([
        answer(id, { paymentId, action: 'received' }),
        receiveOverdue(operator.context).then(() => ({ status: 0 })),
        answer(id, { paymentId, action: 'notReceived', proofs: [proof] }),
      ]);
      for (const { status } of answers) expect([0, 200, 409]).toContain(status);
      expect(['received', 'disputed']).toContain((await read(id)).receipt.payments[0]?.status);
      expect(await lines(id)).toHaveLength(4);
    }
  });

  it('lets a player answer and see only what is theirs', async () => {
    const id = await atBank(10_000);
    await pay(id);
    const paymentId = (await read(id)).receipt.payments[0]?.id ?? '';
    const proof = await picture();
    const own = token;
    token = await site.tokenOf('agent01');
    expect((await answer(id, { action: 'fullyReceived' })).code).toBe('withdrawal.unknown');
    expect((await call(getPaymentProof, { id: proof })).code).toBe('withdrawal.proof.unknown');
    expect((await call(getPaymentConfirmations)).value).toMatchObject({ total: 0 });
    token = own;
    expect((await call(getPaymentProof, { id: proof })).value).toMatchObject({ contentType: 'image/jpeg' });
    const strange = { paymentId, action: 'notReceived', proofs: [randomUUID()] };
    expect((await answer(id, strange)).code).toBe('withdrawal.proof.unknown');
    expect((await answer(id, { ...strange, paymentId: '999999' })).code).toBe('withdrawal.part.unknown');
    const four = Array.from({ length: 4 }, () => randomUUID());
    expect((await answer(id, { ...strange, proofs: four })).code).toBe('request.invalid');
  });
});

describe('a picture as proof', () => {
  const { site } = withOperator();
  const upload = async (bytes: Buffer) => {
    const token = await site.tokenOf('player01');
    return site.call(uploadPaymentProof, { image: bytes.toString('base64') }, { token });
  };

  it.each([
    ['a drawing that can run', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture.invalid'],
    ['half a PNG', pngOf(64).subarray(0, 40), 'picture.invalid'],
    ['a hundred megapixels', pngWith(pngHeader(10_000, 10_000), pngChunk('IDAT', packedZeros(100))), 'picture.invalid'],
    ['more than fits', Buffer.alloc(361 * 1024), 'picture.too.large'],
  ])('is refused when it is %s', async (_what, bytes, code) => {
    expect((await upload(bytes)).body.errorCode).toBe(code);
  });

  it('is stored drawn anew, without what was in or behind it', async () => {
    const script = Buffer.from('<script>alert(1)</script>');
    const { body } = await upload(Buffer.concat([pngOf(64, pngChunk('tEXt', Buffer.from('Author\0secret'))), script]));
    const { id } = body.value as { id: string };
    const token = await site.tokenOf('player01');
    const shown = (await site.call(getPaymentProof, { id }, { token })).body.value as { image: string };
    const image = Buffer.from(shown.image, 'base64').toString('latin1');
    expect(image).not.toContain('secret');
    expect(image).not.toContain('script');
  });
});
