import { getCaptcha, getMemberInfo, logout } from '@tessera/shared/wire/auth';
import { dayMs, minuteMs } from '../../../platform/clock/durations.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { type Browser, browser } from '../testing/browser.ts';

const [name, password] = ['agent01', 'Agent1234'];

describe('a browser that has signed in before', () => {
  const { operator } = withOperator();
  let here: Browser;
  beforeEach(async () => {
    operator.context.clock.advance(dayMs);
    here = browser(operator);
    expect((await here.signIn(name, password)).status).toBe(200);
  });

  const tokenIn = async (answer: ReturnType<Browser['call']>) => ((await answer).body.value as { token: string }).token;
  const isSignedIn = async (token: string) => (await here.call(getMemberInfo, {}, { token })).status === 200;
  async function guess(from: Browser, times: number, who = name): Promise<string[]> {
    const codes: string[] = [];
    for (let n = 0; n < times; n += 1) {
      const { id } = (await from.call(getCaptcha)).body.value as { id: string };
      const { body } = await from.signIn(who, `Wrong${n}`, { captcha: 'aaaaa', captchaId: id });
      codes.push(body.errorCode ?? 'signed in');
    }
    return codes;
  }

  it('signs in while guesses from elsewhere have locked the name, and keeps the lock for everybody else', async () => {
    const stranger = browser(operator);
    expect((await guess(stranger, 11)).at(-1)).toBe('login.locked');
    expect((await stranger.signIn(name, password)).body.errorCode).toBe('login.locked');
    expect((await here.signIn(name, password)).status).toBe(200);
    expect((await stranger.signIn(name, password)).body.errorCode).toBe('login.locked');
  });

  it('is asked for a captcha and locked by its own wrong passwords, which lock no other browser', async () => {
    const codes = await guess(here, 11);
    expect(codes).toEqual([...Array(10).fill('login.failed'), 'login.locked']);
    expect((await here.signIn(name, password)).body.errorCode).toBe('login.locked');
    expect((await browser(operator).signIn(name, password)).status).toBe(200);
    operator.context.clock.advance(15 * minuteMs);
    expect((await here.signIn(name, password)).status).toBe(200);
  });

  it('is known to its own accounts alone, for thirty days, and not by a token that it made up', async () => {
    const { value = '', path = '' } = here.jar.get('tessera_device') ?? {};
    expect(here.given().join()).toMatch(
      /tessera_device=[\w-]{43}; Path=\/wps\/session; HttpOnly; SameSite=Strict; Max-Age=2592000/,
    );
    await guess(browser(operator), 10, 'player01');
    expect((await here.signIn('player01', 'Play1234')).body.errorCode).toBe('login.locked');
    const maker = browser(operator);
    maker.jar.set('tessera_device', { value: 'A'.repeat(43), path });
    await maker.signIn(name, password);
    expect(maker.jar.get('tessera_device')?.value).not.toBe('A'.repeat(43));
    operator.context.clock.advance(30 * dayMs);
    await guess(browser(operator), 10);
    expect((await here.signIn(name, password)).body.errorCode).toBe('login.locked');
    const rows = await operator.context.db.query('select token_hash from known_device');
    expect(JSON.stringify(rows)).not.toContain(value);
  });

  it('signs out in all its tabs at once, also those that sleep, and in no other browser', async () => {
    const tabs = [await tokenIn(here.signIn(name, password)), await tokenIn(here.signIn(name, password))];
    const elsewhere = await tokenIn(browser(operator).signIn(name, password));
    const third = await tokenIn(here.signIn(name, password));
    expect((await here.call(logout, {}, { token: third })).status).toBe(200);
    expect(await Promise.all([third, ...tabs, elsewhere].map(isSignedIn))).toEqual([false, true, true, true]);
    expect((await here.call(logout, { scope: 'browser' }, { token: tabs[0] ?? '' })).status).toBe(200);
    expect(await Promise.all([...tabs, elsewhere].map(isSignedIn))).toEqual([false, false, true]);
  });
});
