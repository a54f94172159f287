import { cipherFor, type PublishedKey } from '@tessera/shared/api';
import { ownCalls } from '@tessera/shared/session/own-calls';
import { changePassword, getCaptcha, getMemberInfo, login, logout, sendOwnerCode } from '@tessera/shared/wire/auth';
import { getStatus } from '@tessera/shared/wire/system';
import { dayMs, hourMs, minuteMs } from '../../../platform/clock/durations.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { keepVerifiedMobile } from '../codes/mobile.ts';
import { browser } from '../testing/browser.ts';
import { lastCode } from '../testing/last-message.ts';

describe('signing in', () => {
  const { operator, site } = withOperator();

  async function captcha(merchant = 'aurora') {
    const { body } = await site.call(getCaptcha, {}, { merchant });
    return { captcha: 'aaaaa', captchaId: (body.value as { id: string }).id };
  }

  it('signs player01 in on every merchant and answers who it is until logout', async () => {
    for (const merchant of ['aurora', 'lotus', 'harbor']) {
      const signedIn = await site.login('PLAYER01', 'Play1234', {}, { merchant });
      expect(signedIn).toMatchObject({ status: 200, body: { success: true, value: { passwordExpired: false } } });
      const { token } = signedIn.body.value as { token: string };
      const info = await site.call(getMemberInfo, {}, { merchant, token });
      expect(info.body.value).toMatchObject({ account: 'player01', type: 0, toUpline: merchant === 'aurora' });
      expect((await site.call(logout, {}, { merchant, token })).status).toBe(200);
      expect(await site.call(getMemberInfo, {}, { merchant, token })).toMatchObject({
        status: 401,
        body: { success: false, message: 'session.expired', errorCode: 'session.expired' },
      });
    }
  });

  it('names the calls beyond the specification, but none whose module the merchant has off', async () => {
    const { token } = (await site.login('player01', 'Play1234')).body.value as { token: string };
    const named = async () => {
      const { body } = await site.call(getMemberInfo, {}, { token });
      return (body.value as { ownCalls: string[] }).ownCalls;
    };
    expect(await named()).toEqual([...ownCalls]);
    await operator.context.merchants.setSwitches('aurora', { MEMTRANS3: false });
    expect(await named()).toEqual(ownCalls.filter((name) => name !== 'wallet.export-account-record'));
    await operator.context.merchants.setSwitches('aurora', { MEMTRANS3: true });
  });

  it('says firstTimeLogin once, and from then on when the last sign-in was', async () => {
    const first = await site.login('agent01', 'Agent1234');
    expect(first.body.value).toMatchObject({ firstTimeLogin: true, previousSignInMs: null });
    const second = await site.login('agent01', 'Agent1234');
    expect(second.body.value).toMatchObject({ firstTimeLogin: false, previousSignInMs: expect.any(Number) });
  });

  it("gives one merchant's token no power at another", async () => {
    const token = await site.tokenOf('player01', 'aurora');
    expect((await site.call(getMemberInfo, {}, { merchant: 'lotus', token })).status).toBe(401);
  });

  it('answers alike for a wrong password and for an account that does not exist, from the first try to the lock', async () => {
    const answers = { known: [] as unknown[], unknown: [] as unknown[] };
    const attempt = async (username: string, password: string) => site.login(username, password, await captcha());
    for (let n = 0; n < 11; n += 1) {
      answers.known.push(await attempt('player01', `Wrong${n}`));
      answers.unknown.push(await attempt('nobody99', `Wrong${n}`));
    }
    expect(answers.known).toEqual(answers.unknown);
    expect(answers.known[0]).toMatchObject({ status: 400, body: { errorCode: 'login.failed', value: {} } });
    expect(answers.known[2]).toMatchObject({ body: { errorCode: 'login.failed', value: { captcha: true } } });
    expect(answers.known[10]).toMatchObject({ status: 429, body: { errorCode: 'login.locked' } });
    expect((await site.login('player01', 'Play1234', await captcha())).status).toBe(429);
    operator.context.clock.advance(16 * minuteMs);
    expect((await site.login('player01', 'Play1234')).status).toBe(200);
  });

  it('asks for the captcha after three failures and takes each picture once', async () => {
    for (let n = 0; n < 3; n += 1) await site.login('player01', 'Wrong1', {}, { merchant: 'harbor' });
    const init = { merchant: 'harbor' };
    expect((await site.login('player01', 'Play1234', {}, init)).body).toMatchObject({
      errorCode: 'login.captcha.required',
      value: { captcha: true },
    });
    const { body } = await site.call(getCaptcha, {}, init);
    const { id, image } = body.value as { id: string; image: string };
    expect(Buffer.from(image, 'base64').subarray(1, 4).toString()).toBe('PNG');
    const wrong = await site.login('player01', 'Play1234', { captcha: 'bbbbb', captchaId: id }, init);
    expect(wrong.body).toMatchObject({ errorCode: 'captcha.invalid', value: { captcha: true } });
    const spent = await site.login('player01', 'Play1234', { captcha: 'AAAAA', captchaId: id }, init);
    expect(spent.body.errorCode).toBe('captcha.invalid');
    expect((await site.login('player01', 'Play1234', await captcha('harbor'), init)).status).toBe(200);
  });

  it('asks for a harder proof in place of a captcha while that module is off, sooner from an unknown browser, and still locks a name after ten failures', async () => {
    const init = { merchant: 'lotus' };
    await operator.context.merchants.setSwitches('lotus', { CAPTCHA3: false });
    const hard = async () => ({ altcha: await site.altcha('lotus', 'hard') });
    expect((await site.login('player01', 'Wrong1', {}, init)).body).toMatchObject({
      errorCode: 'login.failed',
      value: {},
    });
    // A proof with the usual work is not enough any more, not even with the right password.
    expect((await site.login('player01', 'Play1234', {}, init)).body.errorCode).toBe('verification.bot.harder');
    const known = browser(operator, { merchant: 'lotus' });
    expect((await known.signIn('player01', 'Play1234', await hard())).status).toBe(200);
    for (let n = 0; n < 3; n += 1)
      expect((await known.signIn('player01', 'Wrong1')).body.errorCode).toBe('login.failed');
    expect((await known.signIn('player01', 'Play1234')).body.errorCode).toBe('verification.bot.harder');
    for (let n = 0; n < 10; n += 1) await site.login('player01', 'Wrong1', await hard(), init);
    expect((await site.login('player01', 'Play1234', {}, init)).body.errorCode).toBe('login.locked');
    await operator.context.merchants.setSwitches('lotus', { CAPTCHA3: true });
  });

  it('refuses a sign-in without a solved bot check, and a solution that was used before', async () => {
    const request = { username: 'player01', password: 'Play1234' };
    expect((await site.call(login, request)).body.errorCode).toBe('verification.bot.invalid');
    const altcha = await site.altcha();
    expect((await site.call(login, { ...request, altcha })).status).toBe(200);
    expect((await site.call(login, { ...request, altcha })).body.errorCode).toBe('verification.bot.invalid');
    expect((await site.call(login, { ...request, altcha: 'bm8=' })).body.errorCode).toBe('verification.bot.invalid');
  });

  it('takes neither a captcha nor a proof of work that another merchant gave out', async () => {
    const request = { username: 'player01', password: 'Play1234' };
    const altcha = await site.altcha('harbor');
    expect((await site.call(login, { ...request, altcha })).body.errorCode).toBe('verification.bot.invalid');
    expect((await site.call(login, { ...request, altcha }, { merchant: 'harbor' })).status).toBe(200);
    for (let n = 0; n < 3; n += 1) await site.login('player01', 'Wrong1');
    const foreign = await captcha('harbor');
    expect((await site.login('player01', 'Play1234', foreign)).body.errorCode).toBe('captcha.invalid');
    expect((await site.login('player01', 'Play1234', await captcha())).status).toBe(200);
  });

  it('takes passwords sealed only', async () => {
    const plain = await operator.app.inject({
      method: 'POST',
      url: login.path,
      headers: { merchant: 'aurora' },
      payload: { username: 'player01', password: 'Play1234' },
    });
    expect(plain).toMatchObject({ statusCode: 400 });
    expect(plain.json().errorCode).toBe('request.encryption.required');
    const broken = await operator.app.inject({
      method: 'POST',
      url: login.path,
      headers: { merchant: 'aurora', encryption: 'JWE' },
      payload: { value: 'a.b.c.d.e' },
    });
    expect(broken.json().errorCode).toBe('request.encryption.invalid');
  });

  it('takes both ciphers of decision 22, and publishes which one it wants', async () => {
    const { publicKey } = (await site.call(getStatus, {})).body.value as { publicKey: PublishedKey };
    expect(publicKey.encryption).toBe('JWE');
    for (const encryption of ['JWE', 'RSA'] as const) {
      const { body, headers } = await cipherFor({ ...publicKey, encryption }).seal({
        username: 'player01',
        password: 'Play1234',
        altcha: await site.altcha(),
      });
      expect(headers.Encryption).toBe(encryption);
      expect(JSON.stringify(body)).not.toContain('Play1234');
      const send = (altered: Readonly<Record<string, string>>) =>
        operator.app.inject({
          method: 'POST',
          url: login.path,
          headers: { merchant: 'aurora', ...headers, ...altered },
          payload: body,
        });
      if (encryption === 'RSA')
        for (const header of ['X-Digest', 'X-RSA']) {
          const broken = await send({ [header]: '00' });
          expect([header, broken.json().errorCode]).toEqual([header, 'request.encryption.invalid']);
        }
      expect((await send({})).json()).toMatchObject({ success: true });
    }
  });

  it('names a blocked account and a non-member as such, but only after the right password', async () => {
    const { context } = operator;
    const base = { merchant: 'aurora', password: 'Right123' };
    const blocked = await context.accounts.create({ ...base, username: 'blocked1', type: 0 });
    await context.db.query("update member set status = 'blocked' where id = $1", [blocked.id]);
    await context.accounts.create({ ...base, username: 'clerk001', type: 9 });
    expect((await site.login('blocked1', 'Right123')).body.errorCode).toBe('account.blocked');
    expect((await site.login('clerk001', 'Right123')).body.errorCode).toBe('login.not.member');
    expect((await site.login('blocked1', 'Wrong123')).body.errorCode).toBe('login.failed');
  });

  it('says that a password is expired or still the default', async () => {
    const { context } = operator;
    await context.accounts.create({
      merchant: 'aurora',
      username: 'default1',
      type: 0,
      password: 'Right123',
      passwordIsDefault: true,
    });
    expect((await site.login('default1', 'Right123')).body.value).toMatchObject({ passwordIsDefault: true });
    await context.db.query(
      "update member set password_changed_at = $1 where username = 'default1' and merchant = 'aurora'",
      [new Date(context.clock.now().getTime() - 91 * dayMs)],
    );
    expect((await site.login('default1', 'Right123')).body.value).toMatchObject({ passwordExpired: true });
    await context.merchants.setSwitches('aurora', { PASS3: false });
    const neither = { passwordExpired: false, passwordIsDefault: false };
    expect((await site.login('default1', 'Right123')).body.value).toMatchObject(neither);
    await context.merchants.setSwitches('aurora', { PASS3: true, PWDEXPFORCECHANGE3: false });
    const onlyDefault = { passwordExpired: false, passwordIsDefault: true };
    expect((await site.login('default1', 'Right123')).body.value).toMatchObject(onlyDefault);
  });

  it('ends every other session when the password changes', async () => {
    const here = await site.tokenOf('agent01');
    const elsewhere = await site.tokenOf('agent01');
    const change = (oldPassword: string, newPassword: string, confirmNewPassword = newPassword) =>
      site.call(changePassword, { oldPassword, newPassword, confirmNewPassword }, { token: here });
    expect((await change('Agent1234', 'short')).body).toMatchObject({ errorCode: 'password.invalid' });
    expect((await change('Agent1234', 'Better123', 'Better124')).body.errorCode).toBe('password.mismatch');
    expect((await change('Wrong1234', 'Better123')).body.errorCode).toBe('password.old.wrong');
    expect((await change('Agent1234', 'Agent1234')).body.errorCode).toBe('password.same');
    expect((await change('Agent1234', 'Better123')).status).toBe(200);
    expect((await site.call(getMemberInfo, {}, { token: here })).status).toBe(200);
    expect((await site.call(getMemberInfo, {}, { token: elsewhere })).status).toBe(401);
    expect((await site.login('agent01', 'Better123')).status).toBe(200);
  });

  it('takes a first password for a code to the number of an account that has none, never without', async () => {
    const { accounts, sessions } = operator.context;
    const mobile = { mobile: '1048210001', mobileDialingCode: '82' };
    const fresh = { merchant: 'aurora', username: '01048210001', type: 0, password: null, ...mobile };
    const member = await accounts.create(fresh);
    const here = await sessions.issue(member.id);
    const elsewhere = await sessions.issue(member.id);
    const set = async (newPassword: string, proof: { ownerCode?: string; oldPassword?: string } = {}) => {
      const request = { newPassword, confirmNewPassword: newPassword, ...proof };
      const { body } = await site.call(changePassword, request, { token: here });
      return body.errorCode ?? 'done';
    };
    expect(await set('First123')).toBe('owner.number.unknown');
    await keepVerifiedMobile(operator.context, member.id, { dialingCode: '82', number: mobile.mobile });
    expect(await set('First123', { oldPassword: 'Guess123' })).toBe('owner.code.unsent');
    await site.call(sendOwnerCode, {}, { token: here });
    const ownerCode = await lastCode(operator);
    expect(await set('First123', { ownerCode: 'x' })).toBe('owner.code.invalid');
    expect(await set('short', { ownerCode })).toBe('password.invalid');
    expect(await set('First123', { ownerCode })).toBe('done');
    expect((await site.call(getMemberInfo, {}, { token: here })).status).toBe(200);
    expect((await site.call(getMemberInfo, {}, { token: elsewhere })).status).toBe(401);
    expect((await site.login('01048210001', 'First123')).status).toBe(200);
    // From now on the password proves who asks, and no code.
    expect(await set('Second123', { ownerCode })).toBe('password.old.wrong');
    expect(await set('Second123', { oldPassword: 'First123' })).toBe('done');
  });

  it('ends a session when its time is over', async () => {
    const token = await site.tokenOf('player01');
    operator.context.clock.advance(13 * hourMs);
    expect((await site.call(getMemberInfo, {}, { token })).status).toBe(401);
  });
});
