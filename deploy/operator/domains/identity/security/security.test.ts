import {
  beginAuthenticator,
  bindEmail,
  bindMobile,
  confirmAuthenticator,
  freePlay,
  getMemberInfo,
  getSecurityConfig,
  getSessions,
  removeAuthenticator,
  revokeSession,
  sendEmailCode,
  sendMobileCode,
  sendOwnerCode,
  setPaymentPassword,
} from '@tessera/shared/wire/auth';
import { hourMs, minuteMs } from '../../../platform/clock/durations.ts';
import type { SiteClient } from '../../../testing/site-client.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { keepVerifiedMobile } from '../codes/mobile.ts';
import { codeOf, stepAt } from '../second-step/totp.ts';
import { lastCode, messages } from '../testing/last-message.ts';

const password = 'Agent1234';

describe('the security centre', () => {
  const { operator, site } = withOperator();
  let token = '';
  beforeEach(async () => {
    operator.context.clock.advance(25 * hourMs);
    token = await site.tokenOf('agent01');
  });

  const call: SiteClient['call'] = (endpoint, request = {}) => site.call(endpoint, request, { token });
  const config = async () => (await call(getSecurityConfig)).body.value as Record<string, unknown>;

  it('says of a new account that nothing guards it but its password', async () => {
    expect(await config()).toMatchObject({
      passwordChangedAtMs: expect.any(Number),
      mobile: { masked: '', isVerified: false },
      email: { masked: '', isVerified: false },
      hasPaymentPassword: false,
      authenticator: { isEnrolled: false, recoveryCodesLeft: 0 },
    });
  });

  describe('binding a number', () => {
    const fresh = { mobileNum: '010-0000-0333', countryDialingCode: '82' };

    it('needs the password and the code that was sent there', async () => {
      await call(sendMobileCode, fresh);
      const verificationCode = await lastCode(operator);
      const wrong = await call(bindMobile, { ...fresh, verificationCode, password: 'Wrong123' });
      expect(wrong.body.errorCode).toBe('password.old.wrong');
      const guessed = await call(bindMobile, { ...fresh, verificationCode: 'x', password });
      expect(guessed.body.errorCode).toBe('verification.code.invalid');
      expect((await call(bindMobile, { ...fresh, verificationCode, password })).status).toBe(200);
      expect(await config()).toMatchObject({ mobile: { masked: '100000****', dialingCode: '82', isVerified: true } });
    });

    it('refuses half a number, which would mean the one that the account has', async () => {
      for (const half of [{ mobileNum: '01000000334' }, { countryDialingCode: '82' }]) {
        expect((await call(sendMobileCode, half)).body.errorCode).toBe('request.invalid');
        expect((await call(bindMobile, { ...half, verificationCode: '123456', password })).body.errorCode).toBe(
          'request.invalid',
        );
      }
    });

    it('reveals that a number belongs to another account only after it was verified', async () => {
      const taken = { mobileNum: '01000000101', countryDialingCode: '82' };
      expect((await call(sendMobileCode, taken)).status).toBe(200);
      const bound = await call(bindMobile, { ...taken, verificationCode: await lastCode(operator), password });
      expect(bound.body.errorCode).toBe('register.mobile.taken');
    });
  });

  it('binds an address by the code that was mailed to it for this account', async () => {
    const email = 'agent@example.com';
    await site.call(sendEmailCode, { email }, { token: await site.tokenOf('player01') });
    const theirs = await lastCode(operator);
    expect((await call(bindEmail, { email, verificationCode: theirs, password })).body.errorCode).toBe(
      'verification.code.unsent',
    );
    await call(sendEmailCode, { email });
    const bound = await call(bindEmail, { email, verificationCode: await lastCode(operator), password });
    expect(bound.status).toBe(200);
    expect(await config()).toMatchObject({ email: { masked: 'ag****@example.com', isVerified: true } });
  });

  it('sends ten codes an hour for an account, wherever they go', async () => {
    for (let n = 0; n < 10; n += 1)
      expect((await call(sendEmailCode, { email: `somebody${n}@example.com` })).status).toBe(200);
    const more = { mobileNum: '01000000444', countryDialingCode: '82' };
    expect((await call(sendMobileCode, more)).body.errorCode).toBe('verification.too.frequent');
    operator.context.clock.advance(hourMs);
    expect((await call(sendMobileCode, more)).status).toBe(200);
  });

  it('sends an address three codes in five minutes, however many accounts ask for them', async () => {
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 5; n += 1) {
      const asker = { merchant: 'aurora', username: `asker00${n}`, type: 0, password };
      const { id } = await operator.context.accounts.create(asker);
      const init = { token: await operator.context.sessions.issue(id), remoteAddress: `203.0.113.${n}` };
      const email = n % 2 ? 'Victim@example.com' : 'victim@example.com';
      codes.push((await site.call(sendEmailCode, { email }, init)).body.errorCode);
    }
    expect(codes).toEqual([...Array(3).fill(undefined), ...Array(2).fill('verification.too.frequent')]);
  });

  it('sends nothing for a trial account, whose visitor could have codes sent to anyone', async () => {
    const trial = await site.call(freePlay, {}, { headers: { os: 'Linux', platform: 'W' } });
    const guest = { token: (trial.body.value as { token: string }).token };
    const before = (await messages(operator)).length;
    const mobile = { mobileNum: '01000000555', countryDialingCode: '82' };
    for (const answer of [
      await site.call(sendMobileCode, mobile, guest),
      await site.call(sendEmailCode, { email: 'victim@example.com' }, guest),
      await site.call(sendOwnerCode, {}, guest),
    ])
      expect([answer.status, answer.body.errorCode]).toEqual([403, 'account.trial']);
    expect((await messages(operator)).length).toBe(before);
  });

  it('confirms the number and the address of the registration without sending them again', async () => {
    const { accounts, sessions } = operator.context;
    const contact = { email: 'moon@example.com', mobile: '1048210009', mobileDialingCode: '82' };
    const fresh = { merchant: 'aurora', username: 'moonlit33', type: 0, password, ...contact };
    token = await sessions.issue((await accounts.create(fresh)).id);
    await call(sendEmailCode);
    await call(bindEmail, { verificationCode: await lastCode(operator), password });
    await call(sendMobileCode);
    await call(bindMobile, { verificationCode: await lastCode(operator), password });
    expect(await config()).toMatchObject({
      email: { masked: 'mo****@example.com', isVerified: true },
      mobile: { masked: '104821****', dialingCode: '82', isVerified: true },
    });
    const bare = { merchant: 'aurora', username: 'moonlit34', type: 0, password };
    token = await sessions.issue((await accounts.create(bare)).id);
    for (const endpoint of [sendEmailCode, sendMobileCode])
      expect((await call(endpoint)).body.errorCode).toBe('verification.nothing.known');
  });

  it('takes a fresh code to its number for the password of an account that has none, until the change is made', async () => {
    const { accounts, sessions } = operator.context;
    const fresh = { merchant: 'aurora', username: '01048210005', type: 0, password: null };
    const member = await accounts.create(fresh);
    await keepVerifiedMobile(operator.context, member.id, { dialingCode: '82', number: '1048210005' });
    token = await sessions.issue(member.id);
    const email = 'codes@example.com';
    expect((await call(beginAuthenticator, { password })).body.errorCode).toBe('owner.code.unsent');
    await call(sendEmailCode, { email });
    const verificationCode = await lastCode(operator);
    await call(sendOwnerCode);
    const ownerCode = await lastCode(operator);
    const bind = (codes: object) => call(bindEmail, { email, verificationCode, ownerCode, ...codes });
    expect((await bind({ ownerCode: 'x' })).body.errorCode).toBe('owner.code.invalid');
    expect((await bind({ verificationCode: 'x' })).body.errorCode).toBe('verification.code.invalid');
    expect((await bind({})).status).toBe(200);
    expect((await call(beginAuthenticator, { ownerCode })).body.errorCode).toBe('owner.code.expired');
  });

  it('sets a payment password of six digits that is not the first to be tried, and changes it by the old one', async () => {
    const set = (paymentPassword: string, more = {}) =>
      call(setPaymentPassword, { password, paymentPassword, ...more });
    for (const simple of ['111111', '123456', '987654'])
      expect((await set(simple)).body.errorCode).toBe('payment.password.simple');
    expect((await set('12345')).body.errorCode).toBe('request.invalid');
    expect((await set('482913', { password: 'Wrong123' })).body.errorCode).toBe('password.old.wrong');
    expect((await set('482913')).status).toBe(200);
    expect(await config()).toMatchObject({ hasPaymentPassword: true });
    expect((await set('573920')).body.errorCode).toBe('payment.password.wrong');
    expect((await set('573920', { oldPaymentPassword: '482913' })).status).toBe(200);
    for (let n = 0; n < 5; n += 1) await set('482913', { oldPaymentPassword: '111112' });
    expect((await set('482913', { oldPaymentPassword: '573920' })).status).toBe(429);
  });

  it('enrols an app only once it has shown a code, and takes it off by password and code', async () => {
    expect((await call(beginAuthenticator, { password: 'Wrong123' })).body.errorCode).toBe('password.old.wrong');
    const { secret, uri } = (await call(beginAuthenticator, { password })).body.value as Record<string, string>;
    expect(uri).toBe(`otpauth://totp/Aurora:agent01?secret=${secret}&issuer=Aurora`);
    expect(await config()).toMatchObject({ authenticator: { isEnrolled: false } });
    const bytes = Buffer.from(
      (secret ?? '')
        .split('')
        .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
        .join('')
        .match(/.{8}/g)
        ?.map((bits) => Number.parseInt(bits, 2)) ?? [],
    );
    const shown = () => codeOf(bytes, stepAt(operator.context.clock.now()));
    expect((await call(confirmAuthenticator, { code: '12' })).body.errorCode).toBe('verification.code.invalid');
    const { recoveryCodes } = (await call(confirmAuthenticator, { code: shown() })).body.value as {
      recoveryCodes: string[];
    };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    expect(await config()).toMatchObject({ authenticator: { isEnrolled: true, recoveryCodesLeft: 10 } });
    expect((await call(beginAuthenticator, { password })).body.errorCode).toBe('authenticator.enrolled');
    operator.context.clock.advance(minuteMs);
    expect((await call(removeAuthenticator, { password, code: '12' })).body.errorCode).toBe(
      'verification.code.invalid',
    );
    expect((await call(removeAuthenticator, { password, code: shown() })).status).toBe(200);
    expect(await config()).toMatchObject({ authenticator: { isEnrolled: false, recoveryCodesLeft: 0 } });
  });

  it('lists where the account is signed in, this one first, and ends another session of the account only', async () => {
    await operator.context.sessions.revokeAll(
      (await operator.context.accounts.byUsername('aurora', 'agent01'))?.id ?? 0,
    );
    const at = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' } };
    const other = (await site.login('agent01', password, {}, at)).body.value as { token: string };
    token = await site.tokenOf('agent01');
    const listed = (await call(getSessions)).body.value as { id: number; isCurrent: boolean; userAgent: string }[];
    expect(listed).toMatchObject([
      { isCurrent: true },
      { isCurrent: false, ip: '127.0.0.1', userAgent: expect.stringContaining('Chrome/140') },
    ]);
    const stranger = await site.tokenOf('player01');
    await site.call(revokeSession, { id: listed[1]?.id }, { token: stranger });
    expect((await site.call(getMemberInfo, {}, { token: other.token })).status).toBe(200);
    await call(revokeSession, { id: listed[1]?.id });
    expect((await site.call(getMemberInfo, {}, { token: other.token })).status).toBe(401);
    expect((await call(getSessions)).body.value).toHaveLength(1);
  });
});
