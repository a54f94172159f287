import { randomUUID } from 'node:crypto';
import { sendOwnerCode, setPaymentPassword } from '@tessera/shared/wire/auth';
import { createWithdrawal, getWithdrawSettings } from '@tessera/shared/wire/wallet';
import { giveAccounts, testPin } from '../../../testing/payment-pin.ts';
import type { SiteClient } from '../../../testing/site-client.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { keepVerifiedMobile } from '../codes/mobile.ts';
import { lastCode, messages } from '../testing/last-message.ts';

describe('the payment password', () => {
  const { operator, site } = withOperator();

  const codeOf = async (...[endpoint, request = {}, init]: Parameters<SiteClient['call']>) => {
    const { body } = await site.call(endpoint, request, init);
    return body.errorCode ?? 'done';
  };

  it('is asked for by every withdrawal: without one no money leaves, and right ones are not counted as tries', async () => {
    const token = await site.tokenOf('agent01');
    const agent = await operator.context.accounts.byUsername('aurora', 'agent01');
    if (!agent) throw new Error('The demo agent is missing.');
    await giveAccounts(operator.context, agent.id);
    const withdraw = (paymentPassword?: string) =>
      codeOf(
        createWithdrawal,
        {
          requestId: randomUUID(),
          amount: 10_000,
          bankCode: 'NARU',
          accountNumber: '110-123-454821',
          accountHolder: 'agent01',
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

  it('is set with a new code to the number of an account without a password, and changed by the old one', async () => {
    const { accounts, sessions } = operator.context;
    const number = { mobile: '1048210000', mobileDialingCode: '82' };
    const fresh = { merchant: 'aurora', username: '01048210000', type: 0, password: null, ...number };
    const member = await accounts.create(fresh);
    const token = await sessions.issue(member.id);
    const set = (paymentPassword: string, more: { oldPaymentPassword?: string; ownerCode?: string } = {}) =>
      codeOf(setPaymentPassword, { paymentPassword, ...more }, { token });
    // A number that was only typed in may be anybody's.
    expect(await codeOf(sendOwnerCode, {}, { token })).toBe('owner.number.unknown');
    expect(await set(testPin)).toBe('owner.number.unknown');
    await keepVerifiedMobile(operator.context, member.id, { dialingCode: '82', number: number.mobile });

    expect(await set(testPin)).toBe('owner.code.unsent');
    await site.call(sendOwnerCode, {}, { token });
    expect((await messages(operator))[0]?.recipient).toContain(number.mobile);
    const ownerCode = await lastCode(operator);
    expect(await set(testPin, { ownerCode: 'x' })).toBe('owner.code.invalid');
    expect(await set(testPin, { ownerCode })).toBe('done');
    expect(await set('573920', { ownerCode, oldPaymentPassword: testPin })).toBe('owner.code.expired');

    await site.call(sendOwnerCode, {}, { token });
    const next = await lastCode(operator);
    expect(await set('573920', { ownerCode: next })).toBe('payment.password.wrong');
    expect(await set('573920', { ownerCode: next, oldPaymentPassword: testPin })).toBe('done');
  });

  it('is not set without the password of an account that has one', async () => {
    const token = await site.tokenOf('player01');
    expect(await codeOf(setPaymentPassword, { paymentPassword: testPin }, { token })).toBe('password.old.wrong');
    expect(await codeOf(sendOwnerCode, {}, { token })).toBe('password.old.required');
  });
});
