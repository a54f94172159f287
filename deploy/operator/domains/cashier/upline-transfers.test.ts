import { randomUUID } from 'node:crypto';
import {
  createUplineTransfer,
  getAccountRecord,
  getMovement,
  getUplineTransfer,
  getUplineTransferOutcome,
  getUplineTransfers,
} from '@tessera/shared/wire/wallet';
import { expectLedgerInOrder } from '../../testing/expect-ledger-in-order.ts';
import { inboxOf } from '../../testing/inbox-of.ts';
import { givePin, testPin } from '../../testing/payment-pin.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { withOperator } from '../../testing/with-operator.ts';
import { playerOwner } from '../ledger/index.ts';

describe.each(seededDatabases)('a transfer to the account above on %s', (_name, open) => {
  const { operator, site } = withOperator({ on: open });
  let member: { id: number; parentId: number; username: string; token: string };
  let uplineToken: string;

  beforeEach(async () => {
    const { accounts, ledger } = operator.context;
    const agent = await accounts.byUsername('aurora', 'agent01');
    if (!agent) throw new Error('The demo agent is missing.');
    const username = `below${randomUUID().slice(0, 8)}`;
    const fresh = { merchant: 'aurora', username, type: 0, password: null, parentId: agent.id, toUpline: true };
    const { id } = await accounts.create(fresh);
    await givePin(operator.context, id);
    await ledger.post({
      merchant: 'aurora',
      key: randomUUID(),
      kind: 'opening',
      reference: 'opening',
      lines: [
        { account: { owner: 'house', kind: 'opening' }, amountMinor: -10_000_000 },
        { account: { owner: playerOwner(id), kind: 'player_cash' }, amountMinor: 10_000_000 },
      ],
    });
    member = { id, parentId: agent.id, username, token: await site.tokenOf(username) };
    uplineToken = await site.tokenOf('agent01');
  });
  afterEach(() => expectLedgerInOrder(operator.context.ledger));

  const cashOf = (id: number) =>
    operator.context.ledger.balance('aurora', { owner: playerOwner(id), kind: 'player_cash' });
  const give = (amount: number, { requestId = randomUUID() as string, paymentPassword = testPin } = {}) =>
    site.call(createUplineTransfer, { requestId, amount, paymentPassword }, { token: member.token });

  it('moves cash at once, once, and is in the records of both', async () => {
    const before = await cashOf(member.parentId);
    const requestId = randomUUID();
    const answers = await Promise.all([give(20_000, { requestId }), give(20_000, { requestId })]);
    expect(new Set(answers.map(({ body }) => (body.value as { id: string }).id)).size).toBe(1);
    expect(await cashOf(member.id)).toBe(8_000_000);
    expect(await cashOf(member.parentId)).toBe(before + 2_000_000);
    for (const [token, amount] of [
      [member.token, -20_000],
      [uplineToken, 20_000],
    ] as const) {
      const { body } = await site.call(getAccountRecord, { type: 'transfer' }, { token });
      expect((body.value as { list: unknown[] }).list[0]).toMatchObject({ type: 'transfer', amount });
    }
    expect((await give(30_000, { requestId })).body).toMatchObject({ message: 'duplicate.mismatch' });
    const ids = answers.map(({ body }) => (body.value as { id: string }).id);
    expect(await inboxOf(operator.context, member.parentId, `upline-transfer:${ids[0]}`)).toEqual([
      ['transfer.received', 2_000_000],
    ]);
  });

  it('is opened from the receipt of who gave it, and by nobody else', async () => {
    const { id } = (await give(20_000)).body.value as { id: string };
    const open = async (token: string) => {
      const { body } = await site.call(getAccountRecord, { type: 'transfer', pageSize: 1 }, { token });
      const [newest] = (body.value as { list: { id: string }[] }).list;
      const receipt = await site.call(getMovement, { id: newest?.id }, { token });
      return [receipt.body.value, (await site.call(getUplineTransfer, { id }, { token })).body];
    };
    expect(await open(member.token)).toMatchObject([{ request: { kind: 'upline', id } }, { value: { id } }]);
    expect(await open(uplineToken)).toMatchObject([{ request: null }, { message: 'upline.unknown' }]);
  });

  it('is refused to a member who has none above, or may not', async () => {
    await operator.context.db.query('update member set to_upline = false where id = $1', [member.id]);
    expect((await give(20_000)).body).toMatchObject({ message: 'upline.unavailable' });
    const { body } = await site.call(getUplineTransfers, {}, { token: member.token });
    expect(body.value).toMatchObject({ upline: null, availableAmount: 0 });
  });

  it('asks for the payment password, also when the limit of wrong ones is reached', async () => {
    for (let n = 0; n < 5; n += 1)
      expect((await give(20_000, { paymentPassword: '000001' })).body).toMatchObject({
        message: 'payment.password.wrong',
      });
    expect((await give(20_000)).body).toMatchObject({ message: 'request.too.frequent' });
    expect(await cashOf(member.id)).toBe(10_000_000);
  });

  it('keeps to the rules of a withdrawal: what is in the way of one is in its way', async () => {
    const { hooks } = operator.context;
    const inTheWay = { code: 'withdrawal.turnover.remaining', remainingTurnoverMinor: 500 };
    const guard = async (_merchant: unknown, { id }: { id: number }) => (id === member.id ? inTheWay : null);
    hooks.withdrawalGuards.push(guard);
    expect((await give(20_000)).body).toMatchObject({ message: inTheWay.code, value: { remainingTurnover: 5 } });
    hooks.withdrawalGuards.splice(hooks.withdrawalGuards.indexOf(guard), 1);
    expect((await give(20_000)).body).toMatchObject({ success: true });
  });

  it('counts in the daily limits of withdrawals, and is refused where two people would have to approve', async () => {
    const setRules = (levels: readonly object[], twoApproversFromMinor: number | null) =>
      operator.context.merchants.update('aurora', async ({ profile }) => {
        const { withdrawal } = profile.cashier;
        const rules = { ...withdrawal.rules, levels, twoApproversFromMinor } as typeof withdrawal.rules;
        return { ...profile, cashier: { ...profile.cashier, withdrawal: { ...withdrawal, rules } } };
      });
    await setRules([{ fromRank: 0, count: 2, amountMinor: 3_000_000 }], null);
    expect((await give(20_000)).body).toMatchObject({ success: true });
    expect((await give(10_001)).body).toMatchObject({ message: 'withdrawal.limit.amount' });
    expect((await give(10_000)).body).toMatchObject({ success: true });
    const { body } = await site.call(getUplineTransfers, {}, { token: member.token });
    expect(body.value).toMatchObject({ obstacles: ['withdrawal.limit.count'], availableAmount: 0 });
    expect((await give(10_000)).body).toMatchObject({ message: 'withdrawal.limit.count' });
    await setRules([], 2_000_000);
    expect((await give(20_000)).body).toMatchObject({ message: 'upline.amount.review' });
    expect((await give(19_999)).body).toMatchObject({ success: true });
    await setRules([], null);
  });

  it('never takes more than is there: two different ones race', async () => {
    const answers = await Promise.all([give(60_000), give(70_000)]);
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect((await give(90_000)).body).toMatchObject({ message: 'insufficient.funds' });
  });

  it('that was looked up before it arrived never happens', async () => {
    const requestId = randomUUID();
    const { body } = await site.call(getUplineTransferOutcome, { requestId }, { token: member.token });
    expect(body.value).toEqual({ transfer: null });
    expect((await give(20_000, { requestId })).body).toMatchObject({ message: 'request.abandoned' });
  });
});
