import { login, type SecondStep, sendLoginCode, sendSms, verifyLogin } from '@tessera/shared/wire/auth';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { countedNetworkOf } from '../../../platform/limits/network.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { lastCode, messages } from '../testing/last-message.ts';
import { authenticators } from './authenticator.ts';
import { codeOf, stepAt } from './totp.ts';

describe('a sign-in from a new address', () => {
  const { operator, site } = withOperator();
  let memberId = 0;
  let places = 1;
  let here: { remoteAddress: string };
  beforeAll(async () => {
    memberId = (await operator.context.accounts.byUsername('aurora', 'player01'))?.id ?? 0;
    // At home, on this machine.
    expect((await site.login('player01', 'Play1234')).status).toBe(200);
  });
  beforeEach(() => {
    operator.context.clock.advance(25 * 60 * minuteMs);
    here = { remoteAddress: `198.51.100.${places++}` };
  });

  async function challenge(): Promise<SecondStep> {
    const answer = await site.login('player01', 'Play1234', {}, here);
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'login.verification.required' } });
    expect(JSON.stringify(answer.body)).not.toContain('token');
    return answer.body.value;
  }
  const verify = (challengeId: string, way: string, answer: string, init = here) =>
    site.call(verifyLogin, { challengeId, way, answer }, init);
  const send = (challengeId: string, way: string) => site.call(sendLoginCode, { challengeId, way }, here);

  it('asks for one of the factors that the account has, and masks number and address', async () => {
    expect(await challenge()).toMatchObject({
      ways: ['sms', 'email', 'bank'],
      mobile: '100000****',
      email: 'pl****@example.com',
    });
  });

  it('asks only once at the same address', async () => {
    const { challengeId } = await challenge();
    await send(challengeId, 'sms');
    expect((await messages(operator))[0]).toMatchObject({ channel: 'sms', recipient: '+82 1000000101' });
    expect((await verify(challengeId, 'sms', await lastCode(operator))).status).toBe(200);
    expect((await site.login('player01', 'Play1234', {}, here)).status).toBe(200);
  });

  it("takes a browser's address from the edge only", async () => {
    const { status, body } = await site.login(
      'player01',
      'Play1234',
      {},
      { headers: { 'x-forwarded-for': '203.0.113.210' } },
    );
    expect([status, body.errorCode]).toEqual([403, 'login.verification.required']);
    const { challengeId } = body.value as SecondStep;
    const answer = { challengeId, way: 'bank', answer: '데모회원' };
    const moved = await site.call(verifyLogin, answer, { headers: { 'x-forwarded-for': '203.0.113.211' } });
    expect(moved.body.errorCode).toBe('login.verification.expired');
    const same = await site.call(verifyLogin, answer, { headers: { 'x-forwarded-for': '203.0.113.210' } });
    expect(same.status).toBe(200);
    const pretended = { remoteAddress: '203.0.113.212', headers: { 'x-forwarded-for': '127.0.0.1' } };
    expect((await site.login('player01', 'Play1234', {}, pretended)).status).toBe(403);
  });

  it('takes a code by e-mail, and the account holder’s name however it is spaced', async () => {
    const byMail = await challenge();
    await send(byMail.challengeId, 'email');
    expect((await messages(operator))[0]).toMatchObject({ channel: 'email', recipient: 'player01@example.com' });
    const code = await lastCode(operator);
    expect((await verify(byMail.challengeId, 'sms', code)).body.errorCode).toBe('verification.code.expired');
    expect((await verify(byMail.challengeId, 'email', code)).status).toBe(200);
    here = { remoteAddress: '203.0.113.200' };
    const byName = await challenge();
    expect((await verify(byName.challengeId, 'bank', '홍길동')).body.errorCode).toBe('verification.name.wrong');
    expect((await verify(byName.challengeId, 'bank', ' 데모회원 ')).status).toBe(200);
  });

  it('ends after five wrong tries, after ten minutes, elsewhere, and once it was used', async () => {
    const guessed = await challenge();
    for (let n = 0; n < 5; n += 1) await verify(guessed.challengeId, 'bank', `guess ${n}`);
    const over = { status: 400, body: { errorCode: 'login.verification.expired' } };
    expect(await verify(guessed.challengeId, 'bank', '데모회원')).toMatchObject(over);
    const late = await challenge();
    operator.context.clock.advance(10 * minuteMs);
    expect(await verify(late.challengeId, 'bank', '데모회원')).toMatchObject(over);
    const taken = await challenge();
    expect(await verify(taken.challengeId, 'bank', '데모회원', { remoteAddress: '203.0.113.9' })).toMatchObject(over);
    expect((await verify(taken.challengeId, 'bank', '데모회원')).status).toBe(200);
    expect(await verify(taken.challengeId, 'bank', '데모회원')).toMatchObject(over);
    expect(await verify('A'.repeat(43), 'bank', '데모회원')).toMatchObject(over);
  });

  it('sends no more codes than the limit when it is started again', async () => {
    for (let n = 0; n < 3; n += 1) expect((await send((await challenge()).challengeId, 'sms')).status).toBe(200);
    expect((await send((await challenge()).challengeId, 'sms')).body.errorCode).toBe('verification.too.frequent');
  });

  it('is not asked for after a code by SMS, nor where the merchant has it off, nor of an account without any way', async () => {
    await site.call(sendSms, { mobileNum: '1000000101', countryDialingCode: '82' });
    const bySms = { username: '1000000101', type: 'sms', countryDialingCode: '82', password: await lastCode(operator) };
    expect((await site.call(login, bySms, here)).status).toBe(200);
    await site.login('agent01', 'Agent1234');
    expect((await site.login('agent01', 'Agent1234', {}, here)).status).toBe(200);
    await operator.context.merchants.setSwitches('aurora', { LOGINIPVERF3: false });
    here = { remoteAddress: '203.0.113.201' };
    expect((await site.login('player01', 'Play1234', {}, here)).status).toBe(200);
    await operator.context.merchants.setSwitches('aurora', { LOGINIPVERF3: true });
  });

  it('takes what the authenticator app shows, once, and a recovery code, once; then even a code by SMS is not enough', async () => {
    const apps = authenticators(operator.context);
    const secret = await apps.begin(memberId);
    if (!secret) throw new Error('an app is there already');
    const shown = () => codeOf(secret, stepAt(operator.context.clock.now()));
    const codes = await apps.confirm(memberId, shown());
    expect(codes).toHaveLength(10);
    operator.context.clock.advance(minuteMs);
    const first = await challenge();
    expect(first.ways).toEqual(['authenticator', 'sms', 'email']);
    const code = shown();
    expect((await verify(first.challengeId, 'authenticator', code)).status).toBe(200);
    here = { remoteAddress: '203.0.113.202' };
    const second = await challenge();
    expect((await verify(second.challengeId, 'authenticator', code)).body.errorCode).toBe('verification.code.invalid');
    expect((await verify(second.challengeId, 'authenticator', codes?.[0]?.toLowerCase() ?? '')).status).toBe(200);
    here = { remoteAddress: '203.0.113.203' };
    await site.call(sendSms, { mobileNum: '1000000101', countryDialingCode: '82' });
    const bySms = { username: '1000000101', type: 'sms', countryDialingCode: '82', password: await lastCode(operator) };
    const asked = await site.call(login, bySms, here);
    expect(asked.body).toMatchObject({
      errorCode: 'login.verification.required',
      value: { ways: ['authenticator'] },
    });
    const { challengeId } = asked.body.value as SecondStep;
    expect((await verify(challengeId, 'authenticator', codes?.[0] ?? '')).body.errorCode).toBe(
      'verification.code.invalid',
    );
    expect(await apps.recoveryCodesLeft(memberId)).toBe(9);
    const rows = await operator.context.db.query('select * from authenticator');
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(secret).toString('base64url'));
    await apps.remove(memberId);
  });

  it.each([
    ['127.0.0.1', '::1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa::1', '2001:DB8:1:2::99'],
    ['2001:db8::1', '2001:0db8:0:0:5::1'],
  ])('counts %s and %s as one address', (one, other) => expect(countedNetworkOf(one)).toBe(countedNetworkOf(other)));
  it('distinguishes similar names', () => {
    expect(countedNetworkOf('203.0.113.7')).not.toBe(countedNetworkOf('203.0.113.8'));
    expect(countedNetworkOf('2001:db8:1:2::1')).not.toBe(countedNetworkOf('2001:db8:1:3::1'));
  });
});
