import { beginAuthenticator, changePassword, confirmAuthenticator, resetPassword } from '@tessera/shared/wire/auth';
import type { Endpoint } from '@tessera/shared/wire/define-endpoint';
import { minuteMs } from '../../../platform/clock/durations.ts';
import { withOperator } from '../../../testing/with-operator.ts';
import { merchantsModule } from '../../merchants/module.ts';
import { identityModule } from '../module.ts';
import { authenticators } from '../second-step/authenticator.ts';
import { codeOf } from '../second-step/totp.ts';

const wrongPassword = 'Wrong12345';
const newPassword = 'Fresh12345';

describe('after too many wrong tries the right one is refused as well, until the time is over, for', () => {
  const { operator, site } = withOperator({ modules: [merchantsModule, identityModule] });
  let token: string;
  let memberId: number;
  let players = 0;
  beforeEach(async () => {
    players += 1;
    const password = 'Right12345';
    const member = await operator.context.accounts.create({
      merchant: 'aurora',
      username: `owner${players}`,
      type: 0,
      password,
    });
    memberId = member.id;
    token = await operator.context.sessions.issue(memberId);
  });

  /** Error codes of so many wrong tries and of a right one, then of a right one after the window. */
  async function codesOf(tries: number, endpoint: Endpoint, wrong: object, right: object | (() => object)) {
    const send = async (request: object) =>
      (await site.call(endpoint, request, { token })).body.errorCode ?? 'accepted';
    const rightNow = () => (typeof right === 'function' ? right() : right);
    const wrongs: string[] = [];
    for (let sent = 0; sent < tries; sent += 1) wrongs.push(await send(wrong));
    const refused = await send(rightNow());
    operator.context.clock.advance(60 * minuteMs);
    token = await operator.context.sessions.issue(memberId);
    return { wrong: [...new Set(wrongs)], right: refused, later: await send(rightNow()) };
  }

  it('the old password of a change', async () => {
    const change = (oldPassword: string) => ({ oldPassword, newPassword, confirmNewPassword: newPassword });
    expect(await codesOf(5, changePassword, change(wrongPassword), change('Right12345'))).toEqual({
      wrong: ['password.old.wrong'],
      right: 'request.too.frequent',
      later: 'accepted',
    });
  });

  it('the password that the security settings ask for', async () => {
    expect(await codesOf(10, beginAuthenticator, { password: wrongPassword }, { password: 'Right12345' })).toEqual({
      wrong: ['password.old.wrong'],
      right: 'request.too.frequent',
      later: 'accepted',
    });
  });

  it('the first code of an authenticator app', async () => {
    const secret = await authenticators(operator.context).begin(memberId);
    if (!secret) throw new Error('There was an app already.');
    const stepMs = 30_000;
    const right = () => ({ code: codeOf(secret, Math.floor(operator.context.clock.now().getTime() / stepMs)) });
    expect(await codesOf(10, confirmAuthenticator, { code: '000000' }, right)).toEqual({
      wrong: ['verification.code.invalid'],
      right: 'request.too.frequent',
      later: 'accepted',
    });
  });

  it('the code of a mailed link', async () => {
    const reset = (code: string) => ({ code, newPassword, confirmNewPassword: newPassword });
    const answers: (string | undefined)[] = [];
    for (let sent = 0; sent < 40; sent += 1)
      answers.push((await site.call(resetPassword, reset(`${sent}`.padStart(32, 'x')), {})).body.errorCode);
    expect(answers[0]).toBe('password.reset.expired');
    expect(answers.at(-1)).toBe('verification.too.frequent');
  });
});
