import { randomUUID } from 'node:crypto';
import { getInbox } from '@tessera/shared/wire/inbox';
import {
  addBankAccount,
  checkBankAccount,
  createWithdrawal,
  getWithdrawSettings,
  removeBankAccount,
  setDefaultBankAccount,
} from '@tessera/shared/wire/wallet';
import { expectLedgerInOrder } from '../../../testing/expect-ledger-in-order.ts';
import { givePin, testPin } from '../../../testing/payment-pin.ts';
import { seededDatabases } from '../../../testing/seeded-databases.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { playerOwner } from '../../ledger/index.ts';
import { readBankAccounts } from './account-store.ts';

interface Book {
  readonly list: { id: string; accountNumber: string; isDefault: boolean; isInUse: boolean; usableFromMs: number }[];
}

describe.each(seededDatabases)('the bank account book on %s', (_name, open) => {
  const { operator, site } = withOperator({ on: open });
  let member: { id: number; username: string };
  let token: string;

  /** A member with cash and a payment password, and nothing in the book. */
  const join = async (payeeName: string | null = '김하늘') => {
    const { accounts, ledger, db } = operator.context;
    const username = `book${randomUUID().slice(0, 8)}`;
    const { id } = await accounts.create({ merchant: 'aurora', username, type: 0, password: null, payeeName });
    await givePin(operator.context, id);
    await db.query('delete from bank_account where member_id = $1', [id]);
    const lines = [
      { account: { owner: 'house', kind: 'opening' } as const, amountMinor: -10_000_000 },
      { account: { owner: playerOwner(id), kind: 'player_cash' } as const, amountMinor: 10_000_000 },
    ];
    await ledger.post({ merchant: 'aurora', key: randomUUID(), kind: 'opening', reference: 'opening', lines });
    return { id, username };
  };
  beforeEach(async () => {
    member = await join();
    token = await site.tokenOf(member.username);
  });
  afterEach(() => expectLedgerInOrder(operator.context.ledger));

  const call = async (...[endpoint, request]: Parameters<typeof site.call>) => {
    const { body } = await site.call(endpoint, request, { token });
    return {
      code: body.errorCode as string | undefined,
      value: body.value as { id: string; checkId: string; accounts: Book },
    };
  };
  const check = (accountNumber: string, { accountHolder = '김하늘', paymentPassword = testPin } = {}) =>
    call(checkBankAccount, { bankCode: 'NARU', accountNumber, accountHolder, paymentPassword });
  /** The code that stands on the account's statement. */
  const codeAt = async (accountNumber: string): Promise<string> => {
    const [sent] = await operator.context.db.query<{ body: string }>(
      "select body from outbox where channel = 'bank' and recipient like '%' || $1 order by id desc limit 1",
      [accountNumber],
    );
    return /\d{4}$/.exec(sent?.body ?? '')?.[0] ?? '';
  };
  const add = async (accountNumber: string, options = {}) => {
    const { value, code } = await check(accountNumber, options);
    if (code) return { code, value };
    return call(addBankAccount, { checkId: value.checkId, code: await codeAt(accountNumber) });
  };
  const book = async () => (await call(getWithdrawSettings, {})).value.accounts;
  const withdraw = (accountId: string, requestId = randomUUID() as string) =>
    call(createWithdrawal, { requestId, amount: 20_000, accountId, paymentPassword: testPin });
  const setRules = (rules: object) =>
    operator.context.merchants.update('aurora', async ({ profile }) => ({
      ...profile,
      cashier: { ...profile.cashier, withdrawal: { ...profile.cashier.withdrawal, rules } },
    }));

  it('takes an account by the code on its statement, masked from then on, and the first one can be paid to at once', async () => {
    const { value } = await check('110-777-123456');
    expect(value).toMatchObject({ accountNumber: '110-***-**3456' });
    const code = await codeAt('110-777-123456');
    const wrong = code === '0000' ? '0001' : '0000';
    expect((await call(addBankAccount, { checkId: value.checkId, code: wrong })).code).toBe(
      'verification.code.invalid',
    );
    const added = await call(addBankAccount, { checkId: value.checkId, code });
    expect(added.value).toMatchObject({ accountNumber: '110-***-**3456', isDefault: true });
    // A repeated request finds the first one's account.
    expect((await call(addBankAccount, { checkId: value.checkId, code })).value).toMatchObject({ id: added.value.id });
    const { body } = await site.call(getInbox, {}, { token });
    expect((body.value as { list: unknown[] }).list).toMatchObject([
      { content: expect.stringContaining('110-***-**3456'), page: 'withdraw' },
    ]);
    expect(await withdraw(added.value.id)).toMatchObject({
      code: undefined,
      value: { accountNumber: '110-***-**3456' },
    });
  });

  it('asks for the payment password, and takes no code after five wrong ones', async () => {
    expect((await check('110-777-111111', { paymentPassword: '000001' })).code).toBe('payment.password.wrong');
    const { value } = await check('110-777-111111');
    const code = await codeAt('110-777-111111');
    const wrong = code === '0000' ? '0001' : '0000';
    for (let n = 0; n < 5; n += 1) await call(addBankAccount, { checkId: value.checkId, code: wrong });
    expect((await call(addBankAccount, { checkId: value.checkId, code })).code).toBe('verification.code.expired');
    expect((await book()).list).toEqual([]);
  });

  it.each([
    ['110-777-111000', 'withdrawal.account.invalid'],
    ['110-777-111999', 'withdrawal.holder.differs'],
    ['110-777-111888', 'withdrawal.bank.away'],
  ])('refuses %s as the bank does: %s', async (number, code) => {
    expect((await check(number)).code).toBe(code);
    expect(await codeAt(number)).toBe('');
  });

  it('holds accounts of the member alone: of the registered name, or else of the first account’s holder', async () => {
    expect((await check('110-777-222222', { accountHolder: '이바다' })).code).toBe('withdrawal.holder.mismatch');
    member = await join(null);
    token = await site.tokenOf(member.username);
    await add('110-777-222223', { accountHolder: '이바다' });
    expect((await check('110-777-222224', { accountHolder: '김하늘' })).code).toBe('withdrawal.holder.mismatch');
  });

  it('pays to no new account before its time, and to one that was removed and added again neither', async () => {
    const first = (await add('110-777-300001')).value.id;
    const second = (await add('110-777-300002')).value.id;
    expect(await withdraw(second)).toMatchObject({
      code: 'withdrawal.account.cooling',
      value: { usableFromMs: expect.any(Number) },
    });
    await call(removeBankAccount, { id: first });
    const again = (await add('110-777-300001')).value.id;
    expect((await withdraw(again)).code).toBe('withdrawal.account.cooling');
    expect((await withdraw(first)).code).toBe('withdrawal.account.unknown');
    operator.context.clock.advance(24 * 3_600_000);
    token = await site.tokenOf(member.username);
    expect((await withdraw(second)).code).toBeUndefined();
  });

  it('never goes beyond its limit: two devices add the last account at the same time', async () => {
    await setRules({ accountLimit: 2, accountCoolingMinutes: 0 });
    await add('110-777-400001');
    // One check of a member is open at a time, so the second device's stands beside it by hand.
    const one = (await check('110-777-400002')).value.checkId;
    const code = await codeAt('110-777-400002');
    await operator.context.db.query('update bank_account_check set member_id = $2 where id = $1', [one, 1]);
    const other = (await check('110-777-400003')).value.checkId;
    const otherCode = await codeAt('110-777-400003');
    await operator.context.db.query('update bank_account_check set member_id = $2 where id = $1', [one, member.id]);
    const answers = await Promise.all([
      call(addBankAccount, { checkId: one, code }),
      call(addBankAccount, { checkId: other, code: otherCode }),
    ]);
    expect(answers.map((answer) => answer.code).sort()).toEqual(['withdrawal.account.limit', undefined]);
    expect((await book()).list).toHaveLength(2);
    expect((await check('110-777-400004')).code).toBe('withdrawal.account.limit');
    await setRules({});
  });

  it('is either paid to or without the account when a withdrawal and a removal happen at once', async () => {
    await setRules({ accountCoolingMinutes: 0 });
    for (let n = 0; n < 4; n += 1) {
      const id = (await add(`110-777-5100${n}1`)).value.id;
      const [paid, removed] = await Promise.all([withdraw(id), call(removeBankAccount, { id })]);
      expect([
        [undefined, 'withdrawal.account.in.use'],
        ['withdrawal.account.unknown', undefined],
      ]).toContainEqual([paid.code, removed.code]);
    }
    await setRules({});
  });

  it('answers a repeated withdrawal after its account was removed with the first one', async () => {
    const { id } = (await add('110-777-600001')).value;
    const requestId = randomUUID();
    const first = await withdraw(id, requestId);
    await operator.context.db.query('update bank_account set removed_at = now(), is_default = false where id = $1', [
      id,
    ]);
    expect((await withdraw(id, requestId)).value).toMatchObject({ id: first.value.id });
    expect((await withdraw(id)).code).toBe('withdrawal.account.unknown');
  });

  it('has one default: chosen by the member, and another one when that is removed', async () => {
    await setRules({ accountCoolingMinutes: 0 });
    const first = (await add('110-777-700001')).value.id;
    const second = (await add('110-777-700002')).value.id;
    const defaults = async () => (await book()).list.filter(({ isDefault }) => isDefault).map(({ id }) => id);
    await call(setDefaultBankAccount, { id: second });
    expect(await defaults()).toEqual([second]);
    await call(removeBankAccount, { id: second });
    expect(await defaults()).toEqual([first]);
    await setRules({});
  });

  it('marks an account that two members have, also when both add it at the same time', async () => {
    const other = await join();
    const otherToken = await site.tokenOf(other.username);
    const { value } = await check('110-777-800001');
    const code = await codeAt('110-777-800001');
    const fields = {
      bankCode: 'NARU',
      accountNumber: '110777800001',
      accountHolder: '김하늘',
      paymentPassword: testPin,
    };
    const second = (await site.call(checkBankAccount, fields, { token: otherToken })).body.value as { checkId: string };
    const secondCode = await codeAt('110777800001');
    await Promise.all([
      call(addBankAccount, { checkId: value.checkId, code }),
      site.call(addBankAccount, { checkId: second.checkId, code: secondCode }, { token: otherToken }),
    ]);
    const rows = await readBankAccounts(operator.context, "a.digits = '110777800001'", []);
    expect(rows.map(({ isShared }) => isShared)).toEqual([true, true]);
  });

  it('is nobody else’s: another member’s account can be neither paid to, chosen nor removed', async () => {
    const { id } = (await add('110-777-900001')).value;
    token = await site.tokenOf((await join()).username);
    for (const [endpoint, request] of [
      [setDefaultBankAccount, { id }],
      [removeBankAccount, { id }],
    ] as const)
      expect((await call(endpoint, request)).code).toBe('withdrawal.account.unknown');
    expect((await withdraw(id)).code).toBe('withdrawal.account.unknown');
  });
});
