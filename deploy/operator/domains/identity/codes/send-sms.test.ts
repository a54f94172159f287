import { sendRegisterSms, sendSms } from '@tessera/shared/wire/auth';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { lastCode, messages } from '../testing/last-message.ts';
import { requireSmsCode } from './sms-code.ts';

const known = { countryDialingCode: '+82', mobileNum: '010-0000-0101' };

describe('a code by SMS', () => {
  const { operator, site } = withOperator();
  // The next day: nothing has been sent yet.
  beforeEach(() => operator.context.clock.advance(25 * 60 * minuteMs));

  const spend = (code: string, purpose: 'login' | 'reset' = 'login') => {
    const merchant = operator.context.merchants.byCode('aurora');
    if (!merchant) throw new Error('no aurora');
    return requireSmsCode(operator.context, merchant, purpose, { dialingCode: '82', number: '1000000101' }, code);
  };

  it('reaches the number however it was written, in the reader’s language, and says how long it holds', async () => {
    const answer = await site.call(sendSms, known);
    expect(answer).toMatchObject({ status: 200, body: { value: { expiredMinutes: 3 } } });
    const [sms] = await messages(operator);
    expect(sms).toMatchObject({ channel: 'sms', recipient: '+82 1000000101' });
    expect(sms?.body).toMatch(/^\[Aurora\] 인증번호 \d{6} · 3분/);
    await expect(spend(await lastCode(operator))).resolves.toBeUndefined();
  });

  it('is answered alike for a number without an account, to which nothing is sent', async () => {
    const nobody = { ...known, mobileNum: '010-0000-0999' };
    for (let n = 0; n < 4; n += 1) {
      const [one, other] = [await site.call(sendSms, known), await site.call(sendSms, nobody)];
      expect(one).toEqual(other);
    }
    expect((await messages(operator)).map(({ recipient }) => recipient)).not.toContain('+82 1000000999');
  });

  it('still reaches a number that was verified before lengths were checked, which nobody new can take', async () => {
    const long = { countryDialingCode: '82', number: '10900012345' };
    await operator.context.db.query(
      `update member set mobile_dialing_code = $1, mobile = $2, mobile_verified_at = $3
       where merchant = 'aurora' and username = 'agent01'`,
      [long.countryDialingCode, long.number, operator.context.clock.now()],
    );
    const typed = `0${long.number}`;
    expect((await site.call(sendSms, { ...known, mobileNum: typed })).status).toBe(200);
    expect((await messages(operator))[0]?.recipient).toBe(`+82 ${long.number}`);
    const newcomer = { countryDialingCode: '82', mobileNo: typed, registrationType: 'username' } as const;
    expect((await site.call(sendRegisterSms, newcomer)).body.errorCode).toBe('verification.mobile.invalid');
  });

  it('is refused after three within five minutes, for as long as it takes', async () => {
    for (let n = 0; n < 3; n += 1) expect((await site.call(sendSms, known)).status).toBe(200);
    expect(await site.call(sendSms, known)).toMatchObject({
      status: 429,
      body: { errorCode: 'verification.too.frequent', value: { retryAfterSeconds: 300 } },
    });
    operator.context.clock.advance(5 * minuteMs);
    expect((await site.call(sendSms, known)).status).toBe(200);
  });

  it('is refused after ten a day, whichever account asks', async () => {
    for (let n = 0; n < 10; n += 1) {
      expect((await site.call(sendSms, known, { remoteAddress: `203.0.113.${n}` })).status).toBe(200);
      operator.context.clock.advance(5 * minuteMs);
    }
    const refused = await site.call(sendSms, known, { remoteAddress: '203.0.113.99' });
    expect(refused.body.errorCode).toBe('verification.quota.exceeded');
  });

  it('is good once, for its own purpose, in its time, and only the newest', async () => {
    await site.call(sendSms, known);
    const first = await lastCode(operator);
    await expect(spend(first, 'reset')).rejects.toMatchObject({ code: 'verification.code.unsent' });
    await site.call(sendSms, known);
    const second = await lastCode(operator);
    if (first !== second) await expect(spend(first)).rejects.toMatchObject({ code: 'verification.code.invalid' });
    await spend(second);
    await expect(spend(second)).rejects.toMatchObject({ code: 'verification.code.expired' });
    operator.context.clock.advance(5 * minuteMs);
    await site.call(sendSms, known);
    operator.context.clock.advance(3 * minuteMs);
    await expect(spend(await lastCode(operator))).rejects.toMatchObject({ code: 'verification.code.expired' });
  });

  it('is dead after five wrong tries, and taken by one of two who use it at once', async () => {
    await site.call(sendSms, known);
    const code = await lastCode(operator);
    const outcomes = await Promise.allSettled([spend(code), spend(code)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await site.call(sendSms, known);
    const next = await lastCode(operator);
    const wrong = next === '000000' ? '000001' : '000000';
    for (let n = 0; n < 5; n += 1)
      await expect(spend(wrong)).rejects.toMatchObject({ code: 'verification.code.invalid' });
    await expect(spend(next)).rejects.toMatchObject({ code: 'verification.code.expired' });
  });

  it('is not stored in plain text', async () => {
    await site.call(sendSms, known);
    const rows = await operator.context.db.query('select * from verification_code');
    expect(JSON.stringify(rows)).not.toContain(await lastCode(operator));
  });

  it('is not sent to what is no number of the merchant’s rule', async () => {
    const short = await site.call(sendSms, { ...known, mobileNum: '01000' });
    expect(short.body.errorCode).toBe('verification.mobile.invalid');
    const nowhere = await site.call(sendSms, { ...known, countryDialingCode: '999' });
    expect(nowhere.body.errorCode).toBe('verification.mobile.invalid');
    expect((await site.call(sendSms, { ...known, mobileNum: 'abc' })).body.errorCode).toBe('request.invalid');
  });

  it('is behind the switch of what it is for', async () => {
    const { merchants } = operator.context;
    await merchants.setSwitches('aurora', { MOBILEVERCODELOGIN3: false, MOBILENUMREG3: false });
    expect((await site.call(sendSms, known)).body.errorCode).toBe('function.not.available');
    expect((await site.call(sendSms, { ...known, purpose: 'reset' })).status).toBe(200);
    const fresh = { countryDialingCode: '82', mobileNo: '01000000555' };
    const byMobile = await site.call(sendRegisterSms, { ...fresh, registrationType: 'mobile' });
    expect(byMobile.body.errorCode).toBe('function.not.available');
    expect((await site.call(sendRegisterSms, { ...fresh, registrationType: 'username' })).status).toBe(200);
    await merchants.setSwitches('aurora', { REGMOBVERF3: false });
    expect((await site.call(sendRegisterSms, fresh)).body.errorCode).toBe('function.not.available');
    await merchants.setSwitches('aurora', { MOBILEVERCODELOGIN3: true, MOBILENUMREG3: true, REGMOBVERF3: true });
  });

  describe('for a registration', () => {
    const ask = async (mobileNo: string, remoteAddress = '203.0.113.7') =>
      (await site.call(sendRegisterSms, { countryDialingCode: '82', mobileNo }, { remoteAddress })).body.errorCode;

    it('is counted before the answer reveals an account: thirty numbers an hour for a client', async () => {
      const codes = [];
      for (let n = 0; n < 40; n += 1) codes.push(await ask(n === 20 ? '1000000101' : `10000002${10 + n}`));
      expect(codes[20]).toBe('register.mobile.taken');
      expect(codes.slice(0, 30).filter((code) => code === undefined)).toHaveLength(29);
      expect(codes.slice(30)).toEqual(Array(10).fill('verification.too.frequent'));
    });

    it('is counted before the answer reveals an account: three times in five minutes and ten a day for a number', async () => {
      for (let n = 0; n < 10; n += 1) {
        if (n % 3 === 0 && n > 0) {
          expect(await ask('1000000101', `203.0.113.${n}`)).toBe('verification.too.frequent');
          operator.context.clock.advance(5 * minuteMs);
        }
        expect(await ask('1000000101', `203.0.113.${n}`)).toBe('register.mobile.taken');
      }
      operator.context.clock.advance(5 * minuteMs);
      expect(await ask('1000000101', '203.0.113.99')).toBe('verification.quota.exceeded');
    });
  });

  it('for a registration is refused when the number already has an account', async () => {
    const taken = await site.call(sendRegisterSms, { countryDialingCode: '82', mobileNo: '1000000101' });
    expect(taken.body.errorCode).toBe('register.mobile.taken');
  });
});
