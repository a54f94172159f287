import {
  confirmPhoneAuthCode,
  getCaptcha,
  getMemberInfo,
  getRegisterSettings,
  phoneAuthFaults,
  register,
  registerByMobile,
  sendPhoneAuthCode,
  sendRegisterSms,
} from '@tessera/shared/wire/auth';
import { withOperator } from '../../../testing/with-operator.ts';
import { lastCode } from '../testing/last-message.ts';
import { setPhoneAuth } from './phone-auth-store.ts';

const { operator, site } = withOperator();
let next = 0;
beforeEach(() => operator.context.db.query('delete from rate_window'));

const newNumber = () => `0109000${String(next++).padStart(4, '0')}`;
const korea = { countryDialingCode: '82' };

async function solved() {
  const captcha = (await site.call(getCaptcha)).body.value as { id: string };
  return { captcha: 'AAAAA', captchaId: captcha.id, altcha: await site.altcha() };
}
async function codeFor(mobileNo: string, registrationType: 'username' | 'mobile'): Promise<string> {
  const sent = await site.call(sendRegisterSms, { ...korea, mobileNo, registrationType });
  expect(sent).toMatchObject({ status: 200, body: { value: { expiredMinutes: 3 } } });
  return lastCode(operator);
}
const withoutPassword = (isWithout: boolean) =>
  operator.context.merchants.setSwitches('aurora', { MOBILENUMPASSREG3: !isWithout });

describe('registering by mobile', () => {
  const secrets = { password: 'Secret12', confirmPassword: 'Secret12' };

  it('makes an account that is called as its number, proves the number and signs in', async () => {
    const mobileNum = newNumber();
    const verificationCode = await codeFor(mobileNum, 'mobile');
    const request = { ...(await solved()), ...korea, ...secrets, mobileNum, verificationCode };
    const answer = await site.call(registerByMobile, request);
    expect(answer).toMatchObject({ status: 200, body: { value: { firstTimeLogin: true } } });
    const { token } = answer.body.value as { token: string };
    expect((await site.call(getMemberInfo, {}, { token })).body.value).toMatchObject({ account: mobileNum });
    expect((await site.login(mobileNum, 'Secret12')).status).toBe(200);
    const again = await site.call(sendRegisterSms, { ...korea, mobileNo: mobileNum, registrationType: 'mobile' });
    expect(again.body.errorCode).toBe('register.mobile.taken');
  });

  it('makes an account that signs in and is found by its number, however that is written', async () => {
    const { db } = operator.context;
    const mobileNum = newNumber();
    const verificationCode = await codeFor(mobileNum, 'mobile');
    await site.call(registerByMobile, { ...(await solved()), ...korea, ...secrets, mobileNum, verificationCode });
    const national = mobileNum.slice(1);
    const written = [
      `${mobileNum.slice(0, 3)} ${mobileNum.slice(3, 7)} ${mobileNum.slice(7)}`,
      `+82${national}`,
      `+82 (0)${national.slice(0, 2)}-${national.slice(2)}`,
      national,
      mobileNum,
    ];
    for (const name of written) expect([name, (await site.login(name, 'Secret12')).status]).toEqual([name, 200]);
    expect((await site.login(`+84${national}`, 'Secret12')).status).toBe(400);
    const tries = await db.query<{ name: string }>(`select name from sign_in_failure where name like '%' || $1`, [
      national,
    ]);
    expect(tries).toEqual([{ name: `+84${national}` }]);
    for (const name of written.slice(0, 3)) await site.login(name, 'Wrong123');
    // All ways to write a number are one name for whoever guesses its password.
    const counted = await db.query(`select failures from sign_in_failure where name like '+82' || $1 || '%'`, [
      national,
    ]);
    expect(counted).toEqual([{ failures: 3 }]);
  });

  it('makes one account for a number, also when it is written with the dial-out prefix', async () => {
    const mobileNum = newNumber();
    const ask = async (mobileNo: string) => {
      await operator.context.db.query('delete from rate_window');
      return (await site.call(sendRegisterSms, { ...korea, mobileNo, registrationType: 'mobile' })).body.errorCode;
    };
    const verificationCode = await codeFor(`0082${mobileNum}`, 'mobile');
    const request = { ...(await solved()), ...korea, ...secrets, mobileNum: `0082${mobileNum}`, verificationCode };
    expect((await site.call(registerByMobile, request)).status).toBe(200);
    const national = mobileNum.slice(1);
    for (const name of [mobileNum, `0082${national}`]) expect((await site.login(name, 'Secret12')).status).toBe(200);
    for (const same of [mobileNum, national, `82${national}`, `0082${national}`])
      expect([same, await ask(same)]).toEqual([same, 'register.mobile.taken']);
    for (const other of [`00${national}`, `00${mobileNum}`, `0084${national}`, `001${national}`])
      expect([other, await ask(other)]).toEqual([other, 'verification.mobile.invalid']);
  });

  it('asks for no password where the merchant wants none, and an empty one is refused at sign-in', async () => {
    await withoutPassword(true);
    const mobileNum = newNumber();
    const verificationCode = await codeFor(mobileNum, 'mobile');
    const answer = await site.call(registerByMobile, { ...(await solved()), ...korea, mobileNum, verificationCode });
    expect(answer).toMatchObject({ status: 200, body: { value: { passwordExpired: false } } });
    expect((await site.login(mobileNum, '')).status).not.toBe(200);
    await withoutPassword(false);
  });

  it('always wants a code, and the right one; a wrong one makes no account', async () => {
    const mobileNum = newNumber();
    const bare = { ...korea, ...secrets, mobileNum };
    const missing = await site.call(registerByMobile, { ...(await solved()), ...bare });
    expect(missing.body.value).toEqual({ fields: [{ field: 'verificationCode', reason: 'required' }] });
    const right = await codeFor(mobileNum, 'mobile');
    const wrong = right === '000000' ? '000001' : '000000';
    const refused = await site.call(registerByMobile, { ...(await solved()), ...bare, verificationCode: wrong });
    expect(refused.body.errorCode).toBe('verification.code.invalid');
    expect(await operator.context.accounts.byUsername('aurora', mobileNum)).toBeNull();
  });

  it('creates one account for a number, however many requests arrive at once', async () => {
    const mobileNum = newNumber();
    const verificationCode = await codeFor(mobileNum, 'mobile');
    const requests = await Promise.all(
      [1, 2, 3].map(async () => ({ ...(await solved()), ...korea, ...secrets, mobileNum, verificationCode })),
    );
    const answers = await Promise.all(requests.map((request) => site.call(registerByMobile, request)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each(['MOBILENUMREG3', 'REG3'])('is refused where %s is off, and so is its code', async (modId) => {
    await operator.context.merchants.setSwitches('aurora', { [modId]: false });
    const mobileNum = newNumber();
    const answer = await site.call(registerByMobile, { ...korea, mobileNum });
    const code = await site.call(sendRegisterSms, { ...korea, mobileNo: mobileNum, registrationType: 'mobile' });
    await operator.context.merchants.setSwitches('aurora', { [modId]: true });
    expect([answer.body.errorCode, code.body.errorCode]).toEqual(['function.not.available', 'function.not.available']);
  });
});

describe('registering by username where numbers are proved', () => {
  const account = () => ({ username: `prover${next++}`, password: 'Secret12', confirmPassword: 'Secret12' });

  it('wants number and code as well', async () => {
    const answer = await site.call(register, { ...(await solved()), ...account() });
    expect(answer.body.value).toEqual({
      fields: [
        { field: 'mobileNum', reason: 'required' },
        { field: 'verificationCode', reason: 'required' },
      ],
    });
  });

  it('notes that the number is proved', async () => {
    const mobileNum = newNumber();
    const verificationCode = await codeFor(mobileNum, 'username');
    const request = { ...(await solved()), ...account(), ...korea, mobileNum, verificationCode };
    const { id } = (await site.call(register, request)).body.value as { id: string };
    const rows = await operator.context.db.query('select mobile, mobile_verified_at from member where id = $1', [id]);
    expect(rows).toEqual([{ mobile: mobileNum.slice(1), mobile_verified_at: operator.context.clock.now() }]);
  });
});

describe('the twin of a third-party channel', () => {
  beforeAll(() => setPhoneAuth(operator.context.db, 'aurora', { channel: 'sandbox', fault: null }));
  afterAll(() => setPhoneAuth(operator.context.db, 'aurora', null));
  const send = (mobileNum: string) => site.call(sendPhoneAuthCode, { ...korea, mobileNum });
  const confirm = (mobileNum: string, code: string) => site.call(confirmPhoneAuthCode, { ...korea, mobileNum, code });

  it('is named in the settings', async () => {
    expect((await site.call(getRegisterSettings)).body.value).toMatchObject({ phoneAuth: 'sandbox' });
  });

  it('proves a number for one registration', async () => {
    const mobileNum = newNumber();
    expect((await send(mobileNum)).body.value).toEqual({ expiredMinutes: 1 });
    const { idToken } = (await confirm(mobileNum, await lastCode(operator))).body.value as { idToken: string };
    const proof = { ...korea, mobileNum, firebaseChannel: 'sms', firebaseIdToken: idToken };
    const secrets = { password: 'Secret12', confirmPassword: 'Secret12' };
    const answer = await site.call(registerByMobile, { ...(await solved()), ...secrets, ...proof });
    expect(answer.status).toBe(200);
    const other = { ...proof, mobileNum: newNumber() };
    const again = await site.call(registerByMobile, { ...(await solved()), ...secrets, ...other });
    expect(again.body.errorCode).toBe('phone.auth.code.expired');
  });

  it.each(phoneAuthFaults.map((fault, place) => [fault, place] as const))(
    'answers %s to the number that asks for it',
    async (fault, place) => {
      const mobileNum = `01000990${String(place).padStart(2, '0')}`;
      const sent = await send(mobileNum);
      if (fault.startsWith('code.')) expect(sent.status).toBe(200);
      else expect(sent.body.errorCode).toBe(`phone.auth.${fault}`);
      expect((await confirm(mobileNum, '123456')).body.errorCode).toBe(`phone.auth.${fault}`);
    },
  );

  it('distinguishes a missing number, an impossible one, a wrong code, a missing code and an expired one', async () => {
    expect((await send('')).body.errorCode).toBe('phone.auth.number.missing');
    expect((await send('12')).body.errorCode).toBe('phone.auth.number.invalid');
    const mobileNum = newNumber();
    expect((await confirm(mobileNum, '123456')).body.errorCode).toBe('phone.auth.code.expired');
    await send(mobileNum);
    const right = await lastCode(operator);
    expect((await confirm(mobileNum, right === '000000' ? '000001' : '000000')).body.errorCode).toBe(
      'phone.auth.code.invalid',
    );
    expect((await confirm(mobileNum, '')).body.errorCode).toBe('phone.auth.code.missing');
    for (let n = 0; n < 3; n += 1) await send(mobileNum);
    expect((await send(mobileNum)).body.errorCode).toBe('phone.auth.too.many.requests');
  });

  it('is refused where the merchant has not turned it on', async () => {
    const answer = await site.call(sendPhoneAuthCode, { ...korea, mobileNum: newNumber() }, { merchant: 'lotus' });
    expect(answer.body.errorCode).toBe('function.not.available');
  });
});
