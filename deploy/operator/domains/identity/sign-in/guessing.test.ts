import {
  changePassword,
  continueSignIn,
  getAffiliate,
  getCaptcha,
  getMemberInfo,
  login,
  type SecondStep,
  verifyLogin,
} from '@tessera/shared/wire/auth';
import { consoleSignIn } from '@tessera/shared/wire/console';
import { backOfficeModule } from '../../../back-office/module.ts';
import { minuteMs } from '../../../platform/clock/durations.ts';
import type { CallInit, WireAnswer } from '../../../testing/site-client.ts';
import { ofThisRun, testDatabases } from '../../../testing/test-databases.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { merchantsModule } from '../../merchants/module.ts';
import { identityModule } from '../module.ts';
import { authenticators } from '../second-step/authenticator.ts';
import { codeOf, stepAt } from '../second-step/totp.ts';
import { browser } from '../testing/browser.ts';

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

describe.each(ofThisRun(testDatabases))('somebody who guesses, on %s', (_name, open) => {
  const { operator, site } = withOperator({
    on: open,
    modules: [backOfficeModule, merchantsModule, identityModule],
  });
  beforeEach(() => operator.context.clock.advance(25 * 60 * minuteMs));

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

  describe('at the second step', () => {
    let places = 0;
    const far = (): CallInit => ({ remoteAddress: `192.0.2.${++places}` });
    /** A sign-in from a place of its own, whose password was right. */
    async function challenge(): Promise<{ id: string; init: CallInit }> {
      const init = far();
      const { body } = await site.login('player01', 'Play1234', {}, init);
      return { id: (body.value as SecondStep).challengeId, init };
    }
    const answer = async (way: string, text: string) => {
      const { id, init } = await challenge();
      return site.call(verifyLogin, { challengeId: id, way, answer: text }, init);
    };
    async function appOf(memberId: number): Promise<{ shown: () => string; recovery: readonly string[] }> {
      const apps = authenticators(operator.context);
      const secret = (await apps.begin(memberId)) ?? new Uint8Array();
      const shown = () => codeOf(secret, stepAt(operator.context.clock.now()));
      const recovery = (await apps.confirm(memberId, shown())) ?? [];
      operator.context.clock.advance(minuteMs);
      return { shown, recovery };
    }
    let memberId = 0;
    beforeEach(async () => {
      memberId = (await operator.context.accounts.byUsername('aurora', 'player01'))?.id ?? 0;
      expect((await site.login('player01', 'Play1234')).status).toBe(200);
    });
    afterEach(() => authenticators(operator.context).remove(memberId));

    it('gets ten answers looked at for an account, whatever sign-in and way they belong to, and then not the right one either', async () => {
      for (let n = 0; n < 4; n += 1) await answer('bank', `guess ${n}`);
      const { shown, recovery } = await appOf(memberId);
      for (let n = 0; n < 3; n += 1) await answer('authenticator', '000000');
      for (let n = 0; n < 3; n += 1) expect((await answer('authenticator', `GUESS-${n}`)).status).toBe(400);
      for (const right of [shown(), recovery[0] ?? ''])
        expect((await answer('authenticator', right)).body.errorCode).toBe('request.too.frequent');
      operator.context.clock.advance(15 * minuteMs);
      expect((await answer('authenticator', shown())).status).toBe(200);
    });

    it('gets no more of them looked at when they are sent at once', async () => {
      const begun: Awaited<ReturnType<typeof challenge>>[] = [];
      for (let n = 0; n < 8; n += 1) begun.push(await challenge());
      const guesses = begun.flatMap(({ id, init }, from) =>
        Array.from({ length: 5 }, (_, n) =>
          site.call(
            verifyLogin,
            { challengeId: id, way: 'bank', answer: from + n === 11 ? '데모회원' : `guess ${n}` },
            init,
          ),
        ),
      );
      expect(counted(await Promise.all(guesses))).toEqual({
        'verification.name.wrong': 10,
        'request.too.frequent': 30,
      });
    });

    it('has forty a day, so that a code of six digits is not found by patience', async () => {
      let looked = 0;
      for (let n = 0; n < 5; n += 1) {
        for (let more = 0; more < 2; more += 1) {
          const { id, init } = await challenge();
          const guess = { challengeId: id, way: 'bank', answer: 'guess' };
          const answers = await Promise.all(Array.from({ length: 5 }, () => site.call(verifyLogin, guess, init)));
          looked += counted(answers)['verification.name.wrong'] ?? 0;
        }
        operator.context.clock.advance(15 * minuteMs);
      }
      expect(looked).toBe(40);
      operator.context.clock.advance(24 * 60 * minuteMs);
      expect((await answer('bank', '데모회원')).status).toBe(200);
    });
  });

  describe('with what an owner once had', () => {
    const isSignedIn = async (token: string) => (await site.call(getMemberInfo, {}, { token })).status === 200;
    const tokensOf = (answers: readonly WireAnswer[]) =>
      answers.flatMap(({ status, body }) => (status === 200 ? [(body.value as { token: string }).token] : []));

    it('uses a copied token of a remembered sign-in at once with its owner, and no session of it is left', async () => {
      const owner = browser(operator);
      await owner.signIn('player01', 'Play1234', { remember: true });
      const copies = Array.from({ length: 12 }, () => browser(operator));
      for (const copy of copies) copy.takeCookiesOf(owner);
      const answers = await Promise.all(copies.map((copy) => copy.call(continueSignIn)));
      expect(tokensOf(answers)).toHaveLength(1);
      expect(await Promise.all(tokensOf(answers).map(isSignedIn))).not.toContain(true);
      expect((await owner.call(continueSignIn)).body.errorCode).toBe('login.remembered.expired');
    });

    it('has no session from the old password when it signs in while the owner changes it', async () => {
      const passwords = ['Play1234', 'Next1234', 'Last1234', 'Play1234'];
      let enteredWithOld = 0;
      for (const [n, newPassword] of passwords.slice(1).entries()) {
        operator.context.clock.advance(minuteMs);
        const oldPassword = passwords[n] ?? '';
        const owner = await site.tokenOf('player01');
        const made: { altcha: string }[] = [];
        for (let more = 0; more < 3; more += 1) made.push({ altcha: await site.altcha() });
        const change = { oldPassword, newPassword, confirmNewPassword: newPassword };
        // The captcha is asked for after three at once: these three are enough to race.
        const attempts = made.map((fields) =>
          site.call(login, { username: 'player01', password: oldPassword, ...fields }),
        );
        // At first the change is sent once one has signed in, so that there is at least one session to end.
        const changing = Promise.resolve(n === 0 ? Promise.race(attempts) : undefined).then(() =>
          site.call(changePassword, change, { token: owner }),
        );
        const [changed, ...answers] = await Promise.all([changing, ...attempts]);
        enteredWithOld += tokensOf(answers).length;
        expect(changed?.status).toBe(200);
        expect(await Promise.all(tokensOf(answers).map(isSignedIn))).not.toContain(true);
        expect(await isSignedIn(owner)).toBe(true);
      }
      expect(enteredWithOld).toBeGreaterThan(0);
    });
  });

  it('is one caller with all the addresses of an IPv6 network', async () => {
    const check = (host: number) =>
      site.call(getAffiliate, { code: `GUESS${host}` }, { remoteAddress: `2001:db8:1:2::${host.toString(16)}` });
    for (let n = 1; n <= 20; n += 1) expect((await check(n)).body.errorCode).toBe('affiliate.invalid');
    expect((await check(21)).status).toBe(429);
  });
});
