import {
  checkUsername,
  freePlay,
  getAffiliate,
  getCaptcha,
  getMemberInfo,
  getRegisterSettings,
  type RegisterRule,
  register,
} from '@tessera/shared/wire/auth';
import { getBalance } from '@tessera/shared/wire/wallet';
import type { CallInit } from '../../../testing/site-client.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { referralCodeOf } from './referral.ts';

describe('registering', () => {
  const { operator, site } = withOperator();
  beforeAll(async () => {
    // Numbers that must be proved have tests of their own.
    for (const merchant of ['aurora', 'lotus', 'harbor'])
      await operator.context.merchants.setSwitches(merchant, { REGMOBVERF3: false });
  });
  beforeEach(() => operator.context.db.query('delete from rate_window'));

  let next = 0;
  const form = (more: object = {}) => {
    next += 1;
    return {
      username: `newbie${String(next).padStart(2, '0')}`,
      password: 'Secret12',
      confirmPassword: 'Secret12',
      ...more,
    };
  };
  const send = async (more: object = {}, init: CallInit = {}) => {
    const captcha = (await site.call(getCaptcha, {}, init)).body.value as { id: string };
    const solved = { captcha: 'AAAAA', captchaId: captcha.id, altcha: await site.altcha(init.merchant) };
    return site.call(register, { ...solved, ...form(more) }, init);
  };

  it('answers the rule of each field, by which the form is built', async () => {
    const { value } = (await site.call(getRegisterSettings)).body as { value: { rules: RegisterRule[] } };
    expect(value).toMatchObject({ isUsernameOpen: true, isMobileOpen: true, countryDialingCode: '82' });
    expect(value.rules[0]).toEqual({
      field: 'username',
      enabled: true,
      required: true,
      acceptedPattern: '(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+',
      patternId: 'lettersAndDigits',
      minLength: 6,
      maxLength: 13,
    });
    expect(value.rules).toHaveLength(25);
  });

  it('makes the account, signs it in and starts it with nothing', async () => {
    const answer = await send({ payeeName: '김하늘', email: 'sky@example.com' });
    expect(answer).toMatchObject({ status: 200, body: { value: { firstTimeLogin: true, passwordIsDefault: false } } });
    const { token } = answer.body.value as { token: string };
    expect((await site.call(getMemberInfo, {}, { token })).body.value).toMatchObject({
      type: 0,
      payeeName: '김하늘',
      email: 'sk****@example.com',
      toUpline: false,
    });
    expect((await site.call(getBalance, {}, { token })).body.value).toMatchObject({ sumBalance: 0 });
  });

  it('names every field that breaks its rule, and stores no account', async () => {
    const answer = await send({
      username: 'ab1',
      password: 'onlyletters',
      confirmPassword: 'different1',
      payeeName: 'Kim',
      email: 'no-address',
    });
    expect(answer.body).toMatchObject({ errorCode: 'register.field.invalid' });
    expect((answer.body.value as { fields: object[] }).fields).toEqual([
      { field: 'username', reason: 'length' },
      { field: 'password', reason: 'pattern' },
      { field: 'payeeName', reason: 'pattern' },
      { field: 'email', reason: 'pattern' },
      { field: 'confirmPassword', reason: 'mismatch' },
    ]);
    expect(await operator.context.accounts.byUsername('aurora', 'ab1')).toBeNull();
  });

  it('creates one account for a name, whatever its case and however many requests arrive at once', async () => {
    const username = 'Twins001';
    const answers = await Promise.all(
      ['Twins001', 'twins001', 'TWINS001', 'twinS001'].map((name) => send({ username: name })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.errorCode === 'register.username.taken')).toHaveLength(3);
    expect((await site.call(checkUsername, { username })).body.value).toEqual({ isFree: false });
    expect((await site.call(checkUsername, { username }, { merchant: 'lotus' })).body.value).toEqual({ isFree: true });
  });

  it('answers the duplicate check only so often', async () => {
    const ask = () => site.call(checkUsername, { username: 'anybody1' }, { remoteAddress: '198.51.100.9' });
    for (let n = 0; n < 20; n += 1) expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({ status: 429, body: { errorCode: 'request.too.frequent' } });
    expect((await site.call(checkUsername, { username: 'anybody1' })).status).toBe(200);
  });

  it('puts the account below the agent whose code it came with, and refuses a wrong code', async () => {
    expect((await site.call(getAffiliate, { code: 'AGENT01' })).body.value).toEqual({ affiliateCode: 'AGENT01' });
    expect((await site.call(getAffiliate, { code: 'WRONG99' })).body.errorCode).toBe('affiliate.invalid');
    expect((await send({ affiliateCode: 'WRONG99' })).body.errorCode).toBe('affiliate.invalid');
    const answer = await send({ affiliateCode: 'AGENT01' });
    const { id } = answer.body.value as { id: string };
    const agent = await operator.context.accounts.byUsername('aurora', 'agent01');
    const fresh = await operator.context.accounts.byId(Number(id));
    expect(fresh).toMatchObject({ parentId: agent?.id, depth: 1, path: `${agent?.path}${id}/`, toUpline: true });
  });

  it('checks an invitation code with the registration itself while the check before it is off (AFFMAN3)', async () => {
    const { merchants } = operator.context;
    await merchants.setSwitches('aurora', { AFFMAN3: false });
    expect((await site.call(getAffiliate, { code: 'AGENT01' })).body.errorCode).toBe('function.not.available');
    expect((await send({ affiliateCode: 'WRONG99' })).body.errorCode).toBe('affiliate.invalid');
    expect((await send({ affiliateCode: 'AGENT01' })).status).toBe(200);
    await merchants.setSwitches('aurora', { AFFMAN3: true });
  });

  it("accepts no agent's code where the merchant has no agents", async () => {
    const { value } = (await site.call(getRegisterSettings, {}, { merchant: 'lotus' })).body as {
      value: { rules: RegisterRule[] };
    };
    const enabled = value.rules.filter((rule) => rule.enabled).map(({ field }) => field);
    expect(enabled).not.toContain('affiliateCode');
    const answer = await send({ affiliateCode: 'WRONG99' }, { merchant: 'lotus' });
    expect(answer.status).toBe(200);
  });

  it('stores every further field that the rules show, and the payment password as a hash', async () => {
    const { db } = operator.context;
    await db.query("update register_rule set enabled = true where merchant = 'aurora'");
    const friend = await operator.context.accounts.byUsername('aurora', 'player01');
    if (!friend) throw new Error('The demo has no player01.');
    const rest = {
      payeeName: '김하늘',
      email: 'sky@example.com',
      mobileNum: '010-4821-7700',
      countryDialingCode: '+82',
      referralCode: await referralCodeOf(db, friend),
      recommenderId: 'agent01',
      nickname: '달빛',
      fullName: '김하늘',
      birthday: '1990-02-28',
      ...Object.fromEntries(
        ['telegram', 'zalo', 'line', 'whatsapp', 'facebook', 'wechat'].map((name) => [name, 'moonlit']),
      ),
      qqNum: '1234567',
      idNumber: '900228-1',
      address: '서울 <script>alert(1)</script>',
      nationality: 'Korea',
      occupation: 'Potter',
      sourceOfIncome: 'Pots',
    };
    const without = await send(rest);
    expect(without.body.value).toEqual({ fields: [{ field: 'paymentPassword', reason: 'required' }] });
    // The same digits that the security centre refuses.
    for (const paymentPassword of ['111111', '123456', '654321'])
      expect((await send({ ...rest, paymentPassword })).body.errorCode).toBe('payment.password.simple');
    const answer = await send({ ...rest, paymentPassword: '482159' });
    expect(answer).toMatchObject({ status: 200 });
    const { id } = answer.body.value as { id: string };
    const [row] = await db.query<Record<string, string>>(
      'select registration, mobile, mobile_verified_at, payment_password_hash from member where id = $1',
      [id],
    );
    const { countryDialingCode: _, mobileNum: __, ...details } = rest;
    expect(row).toMatchObject({
      registration: details,
      mobile: '1048217700',
      mobile_verified_at: null,
      payment_password_hash: expect.not.stringContaining('482159'),
    });
    await db.query("update register_rule set enabled = false where merchant = 'aurora' and position > 7");
  });

  it('is closed where the username form is off, and drops fields that the form does not show', async () => {
    await operator.context.merchants.setSwitches('harbor', { USERNAMEREG3: false });
    expect((await send({}, { merchant: 'harbor' })).body.errorCode).toBe('register.closed');
    await operator.context.merchants.setSwitches('harbor', { USERNAMEREG3: true });
    const answer = await send({ qqNum: 'not digits at all', type: 1, status: 'closed' }, { merchant: 'harbor' });
    expect(answer.status).toBe(200);
    const { id } = answer.body.value as { id: string };
    const rows = await operator.context.db.query('select type, status, registration from member where id = $1', [id]);
    expect(rows).toEqual([{ type: 0, status: 'active', registration: {} }]);
  });

  it('asks for the captcha where the rules show it', async () => {
    expect((await send({ captcha: 'BBBBB' })).body).toMatchObject({ errorCode: 'captcha.invalid' });
    await operator.context.db.query(
      "update register_rule set enabled = false where merchant = 'lotus' and field = 'captcha'",
    );
    expect(await send({ captcha: 'BBBBB' }, { merchant: 'lotus' })).toMatchObject({ status: 200 });
  });

  it('asks for no captcha while that module is off, though the rules show it', async () => {
    await operator.context.merchants.setSwitches('harbor', { CAPTCHA3: false });
    const init = { merchant: 'harbor' };
    const { value } = (await site.call(getRegisterSettings, {}, init)).body as { value: { rules: RegisterRule[] } };
    expect(value.rules.find(({ field }) => field === 'captcha')).toMatchObject({ enabled: false });
    const bare = { altcha: await site.altcha('harbor'), ...form() };
    expect(await site.call(register, bare, init)).toMatchObject({ status: 200 });
    await operator.context.merchants.setSwitches('harbor', { CAPTCHA3: true });
    const asked = { altcha: await site.altcha('harbor'), ...form() };
    expect((await site.call(register, asked, init)).body.errorCode).toBe('captcha.invalid');
  });

  it('lets other domains act on a new account in its transaction, so that a failing one leaves no half account', async () => {
    const hook = async () => {
      throw new Error('the module failed');
    };
    operator.context.afterRegistration.push(hook);
    const answer = await send({ username: 'halfway1' });
    operator.context.afterRegistration.pop();
    expect(answer).toMatchObject({ status: 500, body: { errorCode: 'system.error' } });
    expect(await operator.context.accounts.byUsername('aurora', 'halfway1')).toBeNull();
  });

  it('opens a trial account of its own for everybody who asks, until an address asks too often', async () => {
    const first = await site.call(freePlay);
    const second = await site.call(freePlay);
    const ids = [first, second].map(({ body }) => (body.value as { id: string }).id);
    expect(ids[0]).not.toBe(ids[1]);
    const { token } = first.body.value as { token: string };
    expect((await site.call(getMemberInfo, {}, { token })).body.value).toMatchObject({ type: 4 });
    for (let n = 0; n < 28; n += 1) await site.call(freePlay);
    expect((await site.call(freePlay)).status).toBe(429);
  });
});
