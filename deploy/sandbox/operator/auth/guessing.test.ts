import { getAffiliate, getCaptcha, login } from '@tessera/shared/wire/auth';
import { consoleSignIn } from '@tessera/shared/wire/console';
import { minuteMs } from '../clock/durations.ts';
import { consoleModule } from '../console/module.ts';
import { systemModule } from '../system/module.ts';
import { type TestOperator, testOperator } from '../testing/operator.ts';
import { type CallInit, type SiteClient, siteClient } from '../testing/site-client.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { authModule } from './module.ts';

const consoleHeader = { 'x-tessera-console': '1' };
/** As often as each answer came. */
function counted(answers: readonly { status: number; body: { errorCode?: string } }[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { status, body } of answers) {
    const answer = body.errorCode ?? String(status);
    sums[answer] = (sums[answer] ?? 0) + 1;
  }
  return sums;
}

describe.each(testDatabases)('somebody who guesses, on %s', (_name, open) => {
  let operator: TestOperator;
  let site: SiteClient;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const test = await open();
    operator = await testOperator({ db: test.database, modules: [consoleModule, systemModule, authModule] });
    site = siteClient(operator);
    close = async () => {
      await operator.close();
      await test.close();
    };
  }, 60_000);
  beforeEach(() => operator.context.clock.advance(25 * 60 * minuteMs));
  afterAll(() => close());

  describe('at the console', () => {
    const enter = (password: string, remoteAddress: string, init: CallInit = {}) =>
      site.call(consoleSignIn, { username: 'operator', password }, { headers: consoleHeader, remoteAddress, ...init });

    it('is refused with the right password too, once ten wrong ones came from the address', async () => {
      for (let n = 0; n < 10; n += 1) expect((await enter(`guess ${n}`, '203.0.113.1')).status).toBe(400);
      const right = await enter('Operator1234', '203.0.113.1');
      expect([right.status, right.body.errorCode]).toEqual([429, 'request.too.frequent']);
      operator.context.clock.advance(5 * minuteMs);
      expect((await enter('Operator1234', '203.0.113.1')).status).toBe(200);
    });

    it('gets ten passwords looked at, however many are sent at once', async () => {
      const guesses = Array.from({ length: 100 }, (_, n) =>
        enter(n < 99 ? `guess ${n}` : 'Operator1234', '203.0.113.2'),
      );
      expect(counted(await Promise.all(guesses))).toEqual({ 'console.sign-in.failed': 10, 'request.too.frequent': 90 });
    });

    it('is refused by the name from wherever the next guess comes, and the owner still enters from a known place', async () => {
      expect((await enter('Operator1234', '203.0.113.3')).status).toBe(200);
      const guesses = Array.from({ length: 40 }, (_, n) => enter(`guess ${n}`, `198.51.100.${n}`));
      expect(counted(await Promise.all(guesses))).toEqual({ 'console.sign-in.failed': 20, 'request.too.frequent': 20 });
      expect((await enter('Operator1234', '198.51.100.99')).status).toBe(429);
      expect((await enter('Operator1234', '203.0.113.3')).status).toBe(200);
    });

    it('does not meet a limit that people who sign in rightly have used up', async () => {
      for (let n = 0; n < 12; n += 1) expect((await enter('Operator1234', '203.0.113.4')).status).toBe(200);
    });
  });

  describe('at the sign-in of a player', () => {
    const guess = async (count: number, more: () => Promise<object> | object = () => ({})) => {
      // Everything that costs time is made before, so that the guesses arrive together.
      const made: { altcha: string }[] = [];
      for (let n = 0; n < count; n += 1) made.push({ altcha: await site.altcha(), ...(await more()) });
      const passwords = made.map((_, n) => (n < count - 1 ? `Wrong${n}` : 'Play1234'));
      const answers = made.map((fields, n) =>
        site.call(
          login,
          { username: 'player01', password: passwords[n], ...fields },
          { remoteAddress: `203.0.113.${n}` },
        ),
      );
      return counted(await Promise.all(answers));
    };
    const picture = async () => {
      const { id } = (await site.call(getCaptcha)).body.value as { id: string };
      return { captchaId: id, captcha: 'aaaaa' };
    };

    it('gets three passwords looked at without a captcha, however many are sent at once', async () => {
      expect(await guess(40)).toEqual({ 'login.failed': 3, 'login.captcha.required': 37 });
    });

    it('gets ten passwords looked at with captchas, however many are sent at once, and then not the right one either', async () => {
      expect(await guess(40, picture)).toEqual({ 'login.failed': 10, 'login.locked': 30 });
      const right = await site.login('player01', 'Play1234', await picture());
      expect([right.status, right.body.errorCode]).toEqual([429, 'login.locked']);
    });

    it('leaves no count behind for an owner who types the right password', async () => {
      for (let n = 0; n < 6; n += 1) {
        expect((await site.login('player01', 'Wrong1')).body.errorCode).toBe('login.failed');
        expect((await site.login('player01', 'Play1234')).status).toBe(200);
      }
    });
  });

  it('is one caller with all the addresses of an IPv6 network', async () => {
    const check = (host: number) =>
      site.call(getAffiliate, { code: `GUESS${host}` }, { remoteAddress: `2001:db8:1:2::${host.toString(16)}` });
    for (let n = 1; n <= 20; n += 1) expect((await check(n)).body.errorCode).toBe('affiliate.invalid');
    expect((await check(21)).status).toBe(429);
  });
});
