import { getCaptcha, register } from '@tessera/shared/wire/auth';
import { getConsoleMember } from '@tessera/shared/wire/console';
import { hourMs } from '../../../platform/clock/durations.ts';
import { consoleClient } from '../../../testing/console-client.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { referralCodeOf } from './referral.ts';

describe('a referral code', () => {
  const { operator, site } = withOperator();
  const staff = consoleClient(() => operator);
  beforeAll(async () => {
    for (const merchant of ['aurora', 'harbor'])
      await operator.context.merchants.setSwitches(merchant, { REGMOBVERF3: false });
  });
  beforeEach(() => operator.context.clock.advance(hourMs));

  const look = async (username: string, merchant = 'aurora') =>
    (await staff.call(getConsoleMember, { merchant, username })).value as {
      referralCode: string;
      referredBy: string | null;
      invited: number;
    };
  const send = async (username: string, referralCode: string, merchant = 'aurora') => {
    const { id } = (await site.call(getCaptcha, {}, { merchant })).body.value as { id: string };
    const solved = { captcha: 'AAAAA', captchaId: id, altcha: await site.altcha(merchant) };
    const account = { username, password: 'Play1234', confirmPassword: 'Play1234', referralCode };
    return site.call(register, { ...solved, ...account }, { merchant });
  };

  it('is made with the first question, and is the same ever after, also for questions at once', async () => {
    const member = await operator.context.accounts.byUsername('aurora', 'player01');
    if (!member) throw new Error('The demo has no player01.');
    const codes = await Promise.all(Array.from({ length: 8 }, () => referralCodeOf(operator.context.db, member)));
    expect(new Set(codes).size).toBe(1);
    expect(codes[0]).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect((await look('player01')).referralCode).toBe(codes[0]);
    expect((await look('agent01')).referralCode).not.toBe(codes[0]);
  });

  it('leads to who gave it, whatever its case, and both are shown at the console', async () => {
    const { referralCode, invited } = await look('player01');
    expect((await send('friend01', referralCode.toLowerCase())).status).toBe(200);
    expect(await look('friend01')).toMatchObject({ referredBy: 'player01', invited: 0 });
    expect(await look('player01')).toMatchObject({ invited: invited + 1 });
  });

  it('is refused when nobody has it, when it is of another merchant, and when its owner is blocked; no account is made', async () => {
    const { referralCode } = await look('player01');
    const { db, accounts } = operator.context;
    for (const [code, merchant] of [
      ['FRIEND7', 'aurora'],
      [referralCode, 'harbor'],
      ["X' or '1", 'aurora'],
    ] as const) {
      const { body } = await send('friend02', code, merchant);
      expect(['referral.invalid', 'register.field.invalid']).toContain(body.errorCode);
      expect(await accounts.byUsername(merchant, 'friend02')).toBeNull();
    }
    await db.query("update member set status = 'blocked' where merchant = 'aurora' and username = 'player01'");
    expect((await send('friend02', referralCode)).body.errorCode).toBe('referral.invalid');
    await db.query("update member set status = 'active' where merchant = 'aurora' and username = 'player01'");
  });

  it('cannot be guessed one after the other', async () => {
    const codes = [];
    for (let n = 0; n < 21; n += 1) codes.push((await send('friend03', 'AAAAAAAA')).body.errorCode);
    expect(codes[0]).toBe('referral.invalid');
    expect(codes.at(-1)).toBe('request.too.frequent');
  });
});
