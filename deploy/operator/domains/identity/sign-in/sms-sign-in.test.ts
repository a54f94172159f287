import { getMemberInfo, login, sendSms } from '@tessera/shared/wire/auth';
import { dayMs } from '../../../platform/clock/durations.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { lastCode } from '../testing/last-message.ts';

describe('signing in by mobile code', () => {
  const { operator, site } = withOperator();
  beforeEach(() => operator.context.clock.advance(2 * dayMs));

  const send = (mobileNum: string) => site.call(sendSms, { mobileNum, countryDialingCode: '82' });
  const enter = (mobile: string, code: string, init = {}) =>
    site.call(login, { username: mobile, password: code, type: 'sms', countryDialingCode: '82' }, init);

  it('enters the account that has proved the number, without a bot check', async () => {
    await send('01000000101');
    const signedIn = await enter('010-0000-0101', await lastCode(operator));
    expect(signedIn.status).toBe(200);
    const { token } = signedIn.body.value as { token: string };
    expect((await site.call(getMemberInfo, {}, { token })).body.value).toMatchObject({
      account: 'player01',
      mobile: '100000****',
    });
  });

  it('refuses a wrong code in the same words for a number with and without an account', async () => {
    const answers: unknown[] = [];
    for (const mobile of ['01000000101', '01000000777']) {
      await send(mobile);
      const wrong = [];
      for (let n = 0; n < 6; n += 1) wrong.push(await enter(mobile, 'nope'));
      answers.push(wrong);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject([
      { status: 400, body: { errorCode: 'verification.code.invalid', value: {} } },
      ...Array(3).fill({}),
      {},
      { body: { errorCode: 'verification.code.expired' } },
    ]);
  });

  it('does not lead into an account that has only typed the number in', async () => {
    await operator.context.accounts.create({
      merchant: 'aurora',
      username: 'typed001',
      type: 0,
      password: 'Right123',
      mobile: '1000000888',
      mobileDialingCode: '82',
    });
    await send('01000000888');
    expect((await enter('01000000888', '000000')).body.errorCode).toBe('verification.code.invalid');
  });

  it('is closed where the merchant has it off', async () => {
    await operator.context.merchants.setSwitches('aurora', { MOBILEVERCODELOGIN3: false });
    expect((await enter('01000000101', '123456')).body.errorCode).toBe('function.not.available');
    await operator.context.merchants.setSwitches('aurora', { MOBILEVERCODELOGIN3: true });
  });
});
