import { randomUUID } from 'node:crypto';
import { setPaymentPassword } from '@tessera/shared/wire/auth';
import { createWithdrawal, getWithdrawSettings } from '@tessera/shared/wire/wallet';
import { type TestOperator, testOperator } from '../../testing/operator.ts';
import { testPin } from '../../testing/payment-pin.ts';
import { type SiteClient, siteClient } from '../../testing/site-client.ts';

describe('the payment password', () => {
  let operator: TestOperator;
  let site: SiteClient;
  beforeAll(async () => {
    operator = await testOperator();
    site = siteClient(operator);
  }, 60_000);
  afterAll(() => operator.close());

  const codeOf = async (...[endpoint, request = {}, init]: Parameters<SiteClient['call']>) => {
    const { body } = await site.call(endpoint, request, init);
    return body.errorCode ?? 'done';
  };

  it('is asked for by every withdrawal: without one no money leaves, and right ones are not counted as tries', async () => {
    const token = await site.tokenOf('agent01');
    const withdraw = (paymentPassword?: string) =>
      codeOf(
        createWithdrawal,
        {
          requestId: randomUUID(),
          amount: 10_000,
          bankCode: 'NARU',
          accountNumber: '110-123-454821',
          accountHolder: 'Agent',
          ...(paymentPassword === undefined ? {} : { paymentPassword }),
        },
        { token },
      );
    const hasOne = async () =>
      ((await site.call(getWithdrawSettings, {}, { token })).body.value as { hasPaymentPassword: boolean })
        .hasPaymentPassword;

    expect(await hasOne()).toBe(false);
    for (let n = 0; n < 6; n += 1) expect(await withdraw(testPin)).toBe('payment.password.unset');
    const set = { password: 'Agent1234', paymentPassword: testPin };
    expect(await codeOf(setPaymentPassword, set, { token })).toBe('done');
    expect(await hasOne()).toBe(true);
    expect(await withdraw()).toBe('payment.password.wrong');
    for (let n = 0; n < 7; n += 1) expect(await withdraw(testPin)).toBe('done');
    for (let n = 0; n < 5; n += 1) expect(await withdraw('573920')).toBe('payment.password.wrong');
    expect(await withdraw(testPin)).toBe('request.too.frequent');
  });

  it('is set by whoever signs in by codes alone without a password they never had, and changed by the old one', async () => {
    const { accounts, sessions } = operator.context;
    const member = await accounts.create({ merchant: 'aurora', username: '01048210000', type: 0, password: null });
    const token = await sessions.issue(member.id);
    const set = (paymentPassword: string, oldPaymentPassword?: string) =>
      codeOf(setPaymentPassword, { paymentPassword, ...(oldPaymentPassword ? { oldPaymentPassword } : {}) }, { token });
    expect(await set(testPin)).toBe('done');
    expect(await set('573920', '573920')).toBe('payment.password.wrong');
    expect(await set('573920', testPin)).toBe('done');
  });

  it('is not set without the password by whoever has one', async () => {
    const token = await site.tokenOf('player01');
    expect(await codeOf(setPaymentPassword, { paymentPassword: testPin }, { token })).toBe('password.old.wrong');
  });
});
