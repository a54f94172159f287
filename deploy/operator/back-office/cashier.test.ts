import { randomUUID } from 'node:crypto';
import {
  approveDeposit,
  approveWithdrawal,
  getAuditLog,
  rejectDeposit,
  rejectWithdrawal,
} from '@tessera/shared/wire/console';
import {
  createDeposit,
  createWithdrawal,
  getBalance,
  getDepositList,
  getWithdrawalList,
} from '@tessera/shared/wire/wallet';
import { consoleClient } from '../testing/console-client.ts';
import { expectLedgerInOrder } from '../testing/expect-ledger-in-order.ts';
import { givePin, testPin } from '../testing/payment-pin.ts';
import { withOperator } from '../testing/with-operator.ts';

describe('the cashier at the console', () => {
  const { operator, site } = withOperator();
  const staff = consoleClient(() => operator);
  let token = '';
  const ids = { deposit: '', withdrawal: '' };

  const ask = async (...[endpoint, request]: Parameters<typeof site.call>) =>
    (await site.call(endpoint, request, { token })).body.value;
  const entries = async () =>
    ((await staff.call(getAuditLog, { page: '1', pageSize: '1' })).value as { total: number }).total;
  /** Everything that a decision may change: balances, states and the log. */
  const state = async () => ({
    balance: await ask(getBalance, {}),
    deposits: await ask(getDepositList, { page: 1, pageSize: 10 }),
    withdrawals: await ask(getWithdrawalList, { page: 1, pageSize: 10 }),
    entries: await entries(),
  });

  beforeAll(async () => {
    const { context } = operator;
    token = await site.tokenOf('player01');
    await givePin(context, (await context.accounts.byUsername('aurora', 'player01'))?.id ?? 0);
    const deposit = { methodId: 'bank-transfer', amount: 20_000, depositorName: '데모회원' };
    const account = { bankCode: 'NARU', accountNumber: '110123454821', accountHolder: '데모회원' };
    ids.deposit = ((await ask(createDeposit, { requestId: randomUUID(), ...deposit })) as unknown as { id: string }).id;
    ids.withdrawal = (
      (await ask(createWithdrawal, {
        requestId: randomUUID(),
        amount: 30_000,
        ...account,
        paymentPassword: testPin,
      })) as unknown as { id: string }
    ).id;
  });

  it.each([
    ['an approved deposit', 'deposit', approveDeposit, {}],
    ['a rejected deposit', 'deposit', rejectDeposit, { reasonCode: 'deposit.not.received' }],
    ['an approved withdrawal', 'withdrawal', approveWithdrawal, {}],
    ['a rejected withdrawal', 'withdrawal', rejectWithdrawal, { reasonCode: 'withdrawal.documents.needed' }],
  ] as const)(
    '%s is neither decided nor paid when its audit entry cannot be written',
    async (_, kind, decide, more) => {
      const { db, ledger } = operator.context;
      const before = await state();
      await db.script('alter table console_log add constraint broken check (false) not valid');
      const answer = await staff.call(decide, { id: ids[kind], ...more });
      await db.script('alter table console_log drop constraint broken');
      expect(answer).toMatchObject({ status: 500 });
      expect(await state()).toEqual(before);
      await expectLedgerInOrder(ledger);
    },
  );

  it('decides once the audit entry can be written, with one entry each', async () => {
    const before = await entries();
    expect((await staff.call(approveDeposit, { id: ids.deposit })).value).toEqual({ isChanged: true });
    expect((await staff.call(approveWithdrawal, { id: ids.withdrawal })).value).toEqual({ isChanged: true });
    expect((await staff.call(approveDeposit, { id: ids.deposit })).value).toEqual({ isChanged: false });
    expect(await entries()).toBe(before + 2);
  });
});
