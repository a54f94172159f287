import { randomUUID } from 'node:crypto';
import {
  cancelWithdrawal,
  createWithdrawal,
  getBalance,
  getWithdrawal,
  getWithdrawSettings,
} from '@tessera/shared/wire/wallet';
import { expectLedgerInOrder } from '../../testing/expect-ledger-in-order.ts';
import { seededDatabases } from '../../testing/seeded-databases.ts';
import { withOperator } from '../../testing/with-operator.ts';
import type { WithdrawalRules } from '../merchants/index.ts';
import { approveWithdrawal } from './approvals.ts';
import { moveWithdrawal } from './withdrawal-store.ts';

const standard: WithdrawalRules = {
  confirmMinutes: 1440,
  accountCoolingMinutes: 0,
  accountLimit: 5,
  disputeMinutes: 4320,
  mayCancel: false,
  twoApproversFromMinor: null,
  levels: [],
};
const hour = 3_600_000;

describe.each(seededDatabases)('the rules of withdrawals on %s', (_name, open) => {
  const { operator, site } = withOperator({ on: open });
  let token = '';
  beforeAll(async () => {
    token = await site.tokenOf('player01');
    Object.assign(operator.context.paymentPassword, { isSet: async () => true, require: async () => undefined });
  });
  afterEach(async () => {
    await setRules({});
    await expectLedgerInOrder(operator.context.ledger);
  });

  const setRules = (rules: Partial<WithdrawalRules>) =>
    operator.context.merchants.update('aurora', async ({ profile }) => ({
      ...profile,
      cashier: { ...profile.cashier, withdrawal: { ...profile.cashier.withdrawal, rules: { ...standard, ...rules } } },
    }));
  const call = async (...[endpoint, request]: Parameters<typeof site.call>) => {
    const { status, body } = await site.call(endpoint, request, { token });
    return { status, code: body.errorCode as string | undefined, value: body.value as Record<string, unknown> };
  };
  const withdraw = (amount: number) =>
    call(createWithdrawal, {
      ...{ requestId: randomUUID(), amount, bankCode: 'NARU' },
      ...{ accountNumber: '110-123-454821', accountHolder: '데모회원' },
    });
  const requested = async (amount = 20_000) => String((await withdraw(amount)).value.id);
  const approve = (id: string, by: string) => approveWithdrawal(operator.context, Number(id), by);
  const status = async (id: string) => (await call(getWithdrawal, { id })).value.status;

  it('needs two operators from the threshold on: the first one cannot approve twice', async () => {
    await setRules({ twoApproversFromMinor: 2_000_000 });
    const [small, large] = [await requested(19_999), await requested(20_000)];
    expect(await approve(small, 'mina')).toBe('approved');
    expect(await approve(large, 'mina')).toBe('first');
    await expect(approve(large, 'mina')).rejects.toMatchObject({ code: 'withdrawal.approver.same' });
    expect(await status(large)).toBe('pending_review');
    expect(await approve(large, 'jun')).toBe('approved');
    expect(await approve(large, 'hana')).toBe('unchanged');
  });

  it('needs as many as when it was asked for, also after the rule was loosened, and more after it was tightened', async () => {
    await setRules({ twoApproversFromMinor: 2_000_000 });
    const [small, large] = [await requested(10_000), await requested(20_000)];
    await setRules({ twoApproversFromMinor: null });
    expect(await approve(large, 'mina')).toBe('first');
    expect(await approve(large, 'jun')).toBe('approved');
    await setRules({ twoApproversFromMinor: 1 });
    expect(await approve(small, 'mina')).toBe('first');
    expect(await approve(small, 'jun')).toBe('approved');
  });

  it('is approved once when both operators press at the same time, and never by one who presses twice', async () => {
    await setRules({ twoApproversFromMinor: 1 });
    const [both, one] = [await requested(), await requested()];
    const answers = await Promise.all([approve(both, 'mina'), approve(both, 'jun')]);
    expect(answers.sort()).toEqual(['approved', 'first']);
    const presses = await Promise.allSettled([approve(one, 'mina'), approve(one, 'mina'), approve(one, 'mina')]);
    expect(presses.filter((press) => press.status === 'fulfilled')).toHaveLength(1);
    expect(await status(one)).toBe('pending_review');
    await moveWithdrawal(operator.context, Number(one), 'rejected', 'jun', 'withdrawal.documents.needed');
  });

  it('is taken back only where the merchant offers it, before the review, with the money back once', async () => {
    const before = (await call(getBalance)).value;
    const first = await requested();
    expect((await call(cancelWithdrawal, { id: first })).code).toBe('withdrawal.cancel.late');
    await setRules({ mayCancel: true, twoApproversFromMinor: 1 });
    expect((await call(getWithdrawal, { id: first })).value.mayCancel).toBe(true);
    const cancels = await Promise.all(Array.from({ length: 8 }, () => call(cancelWithdrawal, { id: first })));
    expect(new Set(cancels.map(({ value }) => value.status))).toEqual(new Set(['cancelled']));
    expect((await call(getBalance)).value).toEqual(before);
    const begun = await requested();
    await approve(begun, 'mina');
    expect((await call(getWithdrawal, { id: begun })).value.mayCancel).toBe(false);
    expect((await call(cancelWithdrawal, { id: begun })).code).toBe('withdrawal.cancel.late');
  });

  it('is either taken back or approved when both happen at once', async () => {
    await setRules({ mayCancel: true });
    for (let run = 0; run < 3; run += 1) {
      const id = await requested();
      await Promise.allSettled([call(cancelWithdrawal, { id }), approve(id, 'mina')]);
      expect(['cancelled', 'approved']).toContain(await status(id));
    }
  });

  it('limits count and amount a day by the member’s level, shown before the form, and resets at the merchant’s midnight', async () => {
    const { clock } = operator.context;
    // Seoul: one hour before midnight.
    const toMidnight = 24 * hour - ((clock.now().getTime() + 9 * hour) % (24 * hour));
    clock.advance(toMidnight + 23 * hour);
    token = await site.tokenOf('player01');
    await setRules({
      levels: [
        { fromRank: 0, count: 2, amountMinor: 5_000_000 },
        { fromRank: 90, count: null, amountMinor: null },
      ],
    });
    const limits = async () => (await call(getWithdrawSettings)).value;
    expect((await limits()).limits).toMatchObject({ count: 2, countLeft: 2, amount: 50_000, amountLeft: 50_000 });
    const first = await requested(40_000);
    expect((await withdraw(10_001)).code).toBe('withdrawal.limit.amount');
    await requested(10_000);
    expect(await limits()).toMatchObject({ allowWithdraw: 'N', obstacles: ['withdrawal.limit.count'] });
    expect((await withdraw(10_000)).code).toBe('withdrawal.limit.count');
    await moveWithdrawal(operator.context, Number(first), 'rejected', 'mina', 'withdrawal.documents.needed');
    expect((await limits()).limits).toMatchObject({ countLeft: 1, amountLeft: 40_000 });
    const together = await Promise.all([withdraw(20_000), withdraw(20_000)]);
    expect(together.filter((answer) => answer.status === 200)).toHaveLength(1);
    clock.advance(hour);
    expect((await limits()).limits).toMatchObject({ countLeft: 2, amountLeft: 50_000 });
  });
});
