import { forgotPassword, getMemberInfo, resetPassword, sendSms, setPasswordByPhone } from '@tessera/shared/wire/auth';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { lastCode, messages } from '../testing/last-message.ts';

const mobile = { mobileNum: '01000000101', countryDialingCode: '82' };

describe('a forgotten password', () => {
  const { operator, site } = withOperator();
  beforeEach(() => operator.context.clock.advance(25 * 60 * minuteMs));

  const ask = (username: string, email: string, headers = {}) =>
    site.call(forgotPassword, { username, email }, { headers });
  const linkIn = async () => /http\S+#reset=(\S+)/.exec((await messages(operator))[0]?.body ?? '');
  const reset = (code: string, newPassword: string, confirmNewPassword = newPassword) =>
    site.call(resetPassword, { code, newPassword, confirmNewPassword });

  describe('by e-mail', () => {
    it('is answered alike whether name and address belong together, and mailed only when they do', async () => {
      const before = (await messages(operator)).length;
      const answers = [
        await ask('nobody99', 'nobody@example.com'),
        await ask('player01', 'other@example.com'),
        await ask('player01', 'Player01@example.com'),
      ];
      expect(answers[0]).toMatchObject({ status: 200, body: { success: true, value: null } });
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
      expect((await messages(operator)).length).toBe(before + 1);
      expect((await messages(operator))[0]).toMatchObject({ channel: 'email', recipient: 'player01@example.com' });
    });

    it('comes as a form, as the real call does', async () => {
      const answer = await operator.app.inject({
        method: 'POST',
        url: forgotPassword.path,
        headers: { merchant: 'aurora', 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'username=player01&email=player01%40example.com',
      });
      expect(answer.statusCode).toBe(200);
    });

    it('leads to a host of the merchant, whatever host the request named', async () => {
      await ask('player01', 'player01@example.com', { host: 'evil.example' });
      expect((await linkIn())?.[0]).toMatch(/^http:\/\/aurora\.localhost:8080\/login#reset=/);
    });

    it('sets a new password once, ends every session, and forgets the wrong tries', async () => {
      const token = await site.tokenOf('player01');
      for (let n = 0; n < 3; n += 1) await site.login('player01', 'Wrong1');
      await ask('player01', 'player01@example.com');
      const code = (await linkIn())?.[1] ?? '';
      expect((await reset(code, 'short')).body.errorCode).toBe('password.invalid');
      expect((await reset(code, 'Newer123', 'Newer124')).body.errorCode).toBe('password.mismatch');
      expect((await reset(code, 'Newer123')).status).toBe(200);
      expect((await site.call(getMemberInfo, {}, { token })).status).toBe(401);
      expect((await site.login('player01', 'Newer123')).status).toBe(200);
      expect((await reset(code, 'Other123')).body.errorCode).toBe('password.reset.expired');
    });

    it('is over after half an hour, when a newer one was mailed, and at another merchant', async () => {
      await ask('player01', 'player01@example.com');
      const first = (await linkIn())?.[1] ?? '';
      await ask('player01', 'player01@example.com');
      const second = (await linkIn())?.[1] ?? '';
      const over = { status: 400, body: { errorCode: 'password.reset.expired' } };
      expect(await reset(first, 'Newer123')).toMatchObject(over);
      const request = { code: second, newPassword: 'Newer123', confirmNewPassword: 'Newer123' };
      expect(await site.call(resetPassword, request, { merchant: 'lotus' })).toMatchObject(over);
      operator.context.clock.advance(30 * minuteMs);
      expect(await reset(second, 'Newer123')).toMatchObject(over);
    });

    it('is refused after three mails an hour, known name or not', async () => {
      for (const name of ['player01', 'nobody98']) {
        for (let n = 0; n < 3; n += 1) expect((await ask(name, 'player01@example.com')).status).toBe(200);
        expect((await ask(name, 'player01@example.com')).body.errorCode).toBe('verification.too.frequent');
      }
    });
  });

  it('mails an address six links an hour, however many accounts have given it', async () => {
    const email = 'family@example.com';
    const before = (await messages(operator)).length;
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 8; n += 1) {
      const username = `family0${n}`;
      await operator.context.accounts.create({ merchant: 'aurora', username, type: 0, password: 'Right123', email });
      codes.push((await ask(username, email)).body.errorCode);
    }
    expect(codes).toEqual([...Array(6).fill(undefined), ...Array(2).fill('verification.too.frequent')]);
    expect((await messages(operator)).length).toBe(before + 6);
  });

  describe('by phone', () => {
    const set = (verificationCode: string, newPassword: string, more = {}) =>
      site.call(setPasswordByPhone, { ...mobile, verificationCode, newPassword, ...more });

    it('sets the password and signs in, and all other sessions end', async () => {
      const elsewhere = await site.tokenOf('player01');
      await site.call(sendSms, { ...mobile, purpose: 'reset' });
      const code = await lastCode(operator);
      expect((await set(code, 'short')).body.errorCode).toBe('password.invalid');
      const done = await set(code, 'Phone123');
      expect(done.status).toBe(200);
      const { token } = done.body.value as { token: string };
      expect((await site.call(getMemberInfo, {}, { token })).body.value).toMatchObject({ account: 'player01' });
      expect((await site.call(getMemberInfo, {}, { token: elsewhere })).status).toBe(401);
      expect((await site.login('player01', 'Phone123')).status).toBe(200);
    });

    it('sets the password of the number in another spelling than that of the code', async () => {
      await site.call(sendSms, { ...mobile, mobileNum: '1000000101', purpose: 'reset' });
      const done = await set(await lastCode(operator), 'Spelt123', { mobileNum: '00821000000101' });
      expect(done).toMatchObject({ status: 200 });
      expect((await site.login('player01', 'Spelt123')).status).toBe(200);
    });

    it('refuses a code that was sent for signing in, and reveals nothing about a number', async () => {
      await site.call(sendSms, mobile);
      expect((await set(await lastCode(operator), 'Phone123')).body.errorCode).toBe('verification.code.expired');
      const nobody = { mobileNum: '01000000999' };
      await site.call(sendSms, { ...mobile, purpose: 'reset' });
      await site.call(sendSms, { ...mobile, ...nobody, purpose: 'reset' });
      expect(await set('x', 'Phone123', nobody)).toEqual(await set('x', 'Phone123'));
    });

    it('is closed where the merchant has it off', async () => {
      await operator.context.merchants.setSwitches('aurora', { CHNGPASSVERIF3: false });
      expect((await set('123456', 'Phone123')).body.errorCode).toBe('function.not.available');
      expect((await site.call(sendSms, { ...mobile, purpose: 'reset' })).body.errorCode).toBe('function.not.available');
      await operator.context.merchants.setSwitches('aurora', { CHNGPASSVERIF3: true });
    });
  });
});
