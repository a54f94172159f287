import {
  changePassword,
  continueSignIn,
  endOtherSessions,
  endRemembered,
  forgetRemembered,
  forgotPassword,
  getMemberInfo,
  getSessions,
  logout,
  resetPassword,
  revokeSession,
  type SecondStep,
  verifyLogin,
} from '@tessera/shared/wire/auth';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { dayMs, hourMs } from '../../../platform/clock/durations.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { browser } from '../testing/browser.ts';
import { messages } from '../testing/last-message.ts';

const [name, password] = ['player01', 'Play1234'];
const cookie = 'tessera_remembered';
type Browser = ReturnType<typeof browser>;
type Answer = Awaited<ReturnType<Browser['call']>>;

const tokenIn = (answer: Answer) => (answer.body.value as { token: string }).token;

describe('a remembered sign-in', () => {
  const { operator } = withOperator();
  let here: Browser;
  beforeEach(async () => {
    operator.context.clock.advance(2 * dayMs);
    await operator.context.db.query('delete from remembered_sign_in');
    here = browser(operator);
  });

  const remember = async (who = here) => tokenIn(await who.signIn(name, password, { remember: true }));
  const comeBack = (who = here) => who.call(continueSignIn);
  const isSignedIn = async (token: string, who = here) => (await who.call(getMemberInfo, {}, { token })).status === 200;
  const expired = { status: 400, body: { errorCode: 'login.remembered.expired' } };
  const copyOf = (other: Browser) => {
    const copy = browser(operator);
    copy.takeCookiesOf(other);
    return copy;
  };

  it('is begun by the ticked box alone, in a cookie for a day that no script reads and only sign-in calls carry', async () => {
    for (const box of [{}, { remember: false }]) {
      await here.signIn(name, password, box);
      expect(here.jar.has(cookie)).toBe(false);
      expect(await comeBack()).toMatchObject(expired);
    }
    await remember();
    expect(here.given().find((line) => line.startsWith(cookie))).toMatch(
      /^tessera_remembered=[\w-]{43}; Path=\/wps\/session; HttpOnly; SameSite=Strict; Max-Age=86400$/,
    );
    const rows = await operator.context.db.query('select * from remembered_sign_in');
    expect(JSON.stringify(rows)).not.toContain(here.jar.get(cookie)?.value);
    expect(rows).toHaveLength(1);
  });

  it('signs in without a password, with another token each time, until a day after the password was typed', async () => {
    await remember();
    const first = here.jar.get(cookie)?.value;
    operator.context.clock.advance(23 * hourMs);
    const back = await comeBack();
    expect(back).toMatchObject({ status: 200, body: { value: { firstTimeLogin: false, passwordExpired: false } } });
    expect(here.given().find((line) => line.startsWith(cookie))).toContain('Max-Age=3600');
    expect(here.jar.get(cookie)?.value).not.toBe(first);
    expect(await isSignedIn(tokenIn(back))).toBe(true);
    operator.context.clock.advance(hourMs);
    expect(await comeBack()).toMatchObject(expired);
    expect(here.jar.has(cookie)).toBe(false);
  });

  it('ends with every session that it opened when a token is used twice, in either order', async () => {
    const byPassword = await remember();
    const thief = copyOf(here);
    const stolen = tokenIn(await comeBack(thief));
    expect(await comeBack()).toMatchObject(expired);
    for (const token of [byPassword, stolen]) expect(await isSignedIn(token)).toBe(false);
    expect(await comeBack(thief)).toMatchObject(expired);
    await remember();
    expect((await comeBack()).status).toBe(200);
  });

  it('is good for its own merchant alone', async () => {
    await remember();
    const elsewhere = browser(operator, { merchant: 'lotus' });
    elsewhere.takeCookiesOf(here);
    expect(await comeBack(elsewhere)).toMatchObject(expired);
    expect((await comeBack()).status).toBe(200);
  });

  it('asks for the second step at a new address, and goes on when it is done', async () => {
    await remember();
    const moved = browser(operator, { address: '203.0.113.50' });
    moved.takeCookiesOf(here);
    const asked = await comeBack(moved);
    expect(asked).toMatchObject({ status: 403, body: { errorCode: 'login.verification.required' } });
    expect(JSON.stringify(asked.body)).not.toContain('token');
    const { challengeId } = asked.body.value as SecondStep;
    const stranger = browser(operator, { address: '203.0.113.50' });
    const answer = { challengeId, way: 'bank', answer: '데모회원' };
    expect((await moved.call(verifyLogin, { ...answer, answer: '홍길동' })).body.errorCode).toBe(
      'verification.name.wrong',
    );
    const spent = moved.jar.get(cookie)?.value;
    expect((await moved.call(verifyLogin, answer)).status).toBe(200);
    expect(moved.jar.get(cookie)?.value).not.toBe(spent);
    expect((await comeBack(moved)).status).toBe(200);
    expect(await comeBack(stranger)).toMatchObject(expired);
  });

  it('is begun after the second step where the box was ticked before it', async () => {
    const away = browser(operator, { address: '203.0.113.51' });
    const { body } = await away.signIn(name, password, { remember: true });
    expect(away.jar.has(cookie)).toBe(false);
    const { challengeId } = body.value as SecondStep;
    await away.call(verifyLogin, { challengeId, way: 'bank', answer: '데모회원' });
    expect((await comeBack(away)).status).toBe(200);
  });

  it('ends with signing out, with a sign-in without the box, and when the browser is to forget it', async () => {
    const ways = [
      async (token: string) => here.call(logout, { scope: 'browser' }, { token }),
      async (token: string) => here.call(logout, {}, { token }),
      async () => here.signIn(name, password, { remember: false }),
      async () => here.call(forgetRemembered),
    ];
    for (const end of ways) {
      const token = await remember();
      const copy = copyOf(here);
      expect((await end(token)).status).toBe(200);
      expect(here.jar.has(cookie)).toBe(false);
      expect(await comeBack(copy)).toMatchObject(expired);
    }
  });

  it('ends with a changed password and with a reset one, and so does a second step that waits', async () => {
    const token = await remember();
    const away = browser(operator, { address: '203.0.113.52' });
    const { challengeId } = (await away.signIn(name, password)).body.value as SecondStep;
    const next = { newPassword: 'Other1234', confirmNewPassword: 'Other1234' };
    expect((await here.call(changePassword, { oldPassword: password, ...next }, { token })).status).toBe(200);
    expect(await comeBack()).toMatchObject(expired);
    expect(await isSignedIn(token)).toBe(true);
    const late = await away.call(verifyLogin, { challengeId, way: 'bank', answer: '데모회원' });
    expect(late.body.errorCode).toBe('login.verification.expired');

    await here.signIn(name, 'Other1234', { remember: true });
    await here.call(forgotPassword, { username: name, email: 'player01@example.com' });
    const code = /#reset=(\S+)/.exec((await messages(operator))[0]?.body ?? '')?.[1];
    const back = { newPassword: password, confirmNewPassword: password };
    expect((await here.call(resetPassword, { code, ...back })).status).toBe(200);
    expect(await comeBack()).toMatchObject(expired);
  });

  it('is listed among the sign-ins, also while its browser has no session, and can be ended there', async () => {
    const own = browser(operator);
    const token = tokenIn(await own.signIn(name, password));
    const list = async () => (await own.call(getSessions, {}, { token })).body.value as AnswerOf<typeof getSessions>;
    const remembered = async () => (await list()).find((row) => row.remembered);
    await remember();
    const untilMs = operator.context.clock.now().getTime() + dayMs;
    expect(await remembered()).toMatchObject({ id: expect.any(Number), isCurrent: false, remembered: { untilMs } });
    operator.context.clock.advance(11 * hourMs);
    await operator.context.db.query('delete from session where remembered_id is not null');
    const row = await remembered();
    expect(row).toMatchObject({ id: null, isCurrent: false, userAgent: 'Firefox on Linux', remembered: { untilMs } });
    const other = await operator.context.accounts.byUsername('aurora', 'agent01');
    const stranger = await operator.context.sessions.issue(other?.id ?? 0);
    const id = row?.remembered?.id;
    await own.call(endRemembered, { id }, { token: stranger });
    expect(await remembered()).toBeDefined();
    expect((await own.call(endRemembered, { id }, { token })).status).toBe(200);
    expect(await comeBack()).toMatchObject(expired);
  });

  it('is one row of the list however often its browser has come back, and ends with all its sessions', async () => {
    const own = browser(operator);
    const token = tokenIn(await own.signIn(name, password));
    const tokens = [await remember(), tokenIn(await comeBack()), tokenIn(await comeBack())];
    const list = async (by: string) =>
      (await own.call(getSessions, {}, { token: by })).body.value as AnswerOf<typeof getSessions>;
    const rows = await list(token);
    expect(rows.map(({ isCurrent, remembered }) => [isCurrent, remembered !== null])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect((await list(tokens[0] ?? '')).filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    await own.call(revokeSession, { id: rows[1]?.id }, { token });
    expect(await Promise.all(tokens.map((one) => isSignedIn(one)))).toEqual([false, false, false]);
    expect(await isSignedIn(token)).toBe(true);
  });

  it('ends with its session when that is ended from elsewhere, alone or with all the others', async () => {
    const own = browser(operator);
    const token = tokenIn(await own.signIn(name, password, { remember: true }));
    const theirs = await remember();
    const rows = (await own.call(getSessions, {}, { token })).body.value as AnswerOf<typeof getSessions>;
    const id = rows.find((row) => !row.isCurrent && row.remembered)?.id;
    await own.call(revokeSession, { id }, { token });
    expect(await isSignedIn(theirs)).toBe(false);
    expect(await comeBack()).toMatchObject(expired);

    const again = await remember();
    expect((await own.call(endOtherSessions, {}, { token })).status).toBe(200);
    expect(await isSignedIn(again)).toBe(false);
    expect(await comeBack()).toMatchObject(expired);
    expect(await isSignedIn(token)).toBe(true);
    expect((await comeBack(own)).status).toBe(200);
  });

  it('is forgotten with the sessions that it opened, except the one that asks', async () => {
    const own = browser(operator);
    const token = tokenIn(await own.signIn(name, password, { remember: true }));
    const tokens = [await remember(), tokenIn(await comeBack())];
    const rows = (await own.call(getSessions, {}, { token })).body.value as AnswerOf<typeof getSessions>;
    for (const { remembered } of rows) if (remembered) await own.call(endRemembered, { id: remembered.id }, { token });
    expect(await Promise.all(tokens.map((one) => isSignedIn(one)))).toEqual([false, false]);
    expect(await isSignedIn(token)).toBe(true);
    for (const who of [here, own]) expect(await comeBack(who)).toMatchObject(expired);
  });

  it('revoking an expired session that is still listed ends its remembered sign-in and newer session', async () => {
    const own = browser(operator);
    await remember();
    operator.context.clock.advance(11 * hourMs);
    const token = tokenIn(await own.signIn(name, password));
    const rows = (await own.call(getSessions, {}, { token })).body.value as AnswerOf<typeof getSessions>;
    const id = rows.find(({ remembered }) => remembered)?.id;
    expect(id).toEqual(expect.any(Number));
    operator.context.clock.advance(2 * hourMs);
    const newer = tokenIn(await comeBack());
    await operator.context.jobs.runDue();
    expect((await own.call(revokeSession, { id }, { token })).status).toBe(200);
    expect(await isSignedIn(newer)).toBe(false);
    expect(await comeBack()).toMatchObject(expired);
  });

  it('goes the way of every sign-in: a blocked account is refused, and tries are limited', async () => {
    await remember();
    const { db } = operator.context;
    await db.query("update member set status = 'blocked' where merchant = 'aurora' and username = $1", [name]);
    expect((await comeBack()).body.errorCode).toBe('account.blocked');
    await db.query("update member set status = 'active' where merchant = 'aurora' and username = $1", [name]);
    const guesser = browser(operator, { address: '203.0.113.60' });
    for (let n = 0; n < 60; n += 1) expect(await comeBack(guesser)).toMatchObject(expired);
    expect((await comeBack(guesser)).status).toBe(429);
  });
});
