/** @jest-environment jsdom */
import * as v from 'valibot';
import { leaveSession, sessionState } from '../session/index.ts';
import { fakeOperator, refuse, signInForTest, startTestPage } from '../testing/index.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { call } from './call.ts';
import { addressOf, installTransport, setApiLanguage, setApiMerchant } from './client.ts';

const getBalance = defineEndpoint({
  name: 'test.balance',
  method: 'GET',
  path: '/wps/test/:wallet',
  module: null,
  token: 'optional',
  request: v.object({ wallet: v.string() }),
  answer: (m) => v.object({ balanceMinor: m.amount }),
});
const bet = defineEndpoint({
  name: 'test.bet',
  method: 'POST',
  path: '/wps/test/bet',
  module: null,
  token: 'required',
  request: (m) => v.object({ stakeMinor: m.amount }),
  answer: v.object({ id: v.string() }),
});

let operator: ReturnType<typeof fakeOperator>;
beforeEach(async () => {
  await startTestPage({});
  operator = fakeOperator();
});
afterEach(() => leaveSession('chosen'));

describe('a call of the operator', () => {
  it('replaces a lone surrogate with the replacement character', () => {
    const address = addressOf({ path: '/wps/test', query: { text: 'a\ud83d b+c&d', ids: ['1', '2'], page: 3 } });
    expect(address).toBe('/wps/test?text=a%EF%BF%BD%20b%2Bc%26d&ids=1&ids=2&page=3');
  });

  it('converts money to minor units on both sides, with decimals only on the wire', async () => {
    signInForTest();
    operator.answer(bet, ({ stakeMinor }) => {
      expect(stakeMinor).toBe(1050);
      return { id: 'b1' };
    });
    operator.answer(getBalance, ({ wallet }) => {
      expect(wallet).toBe('main');
      return { balanceMinor: 128_450 };
    });
    expect(await call(bet, { stakeMinor: 1050 })).toEqual({ ok: true, value: { id: 'b1' } });
    expect(await call(getBalance, { wallet: 'main' })).toEqual({ ok: true, value: { balanceMinor: 128_450 } });
  });

  it('sends merchant, language and device, and the token if there is one', async () => {
    operator.answer(getBalance, () => ({ balanceMinor: 1 }));
    setApiMerchant('aurora');
    await call(getBalance, { wallet: 'main' });
    setApiLanguage('vi');
    signInForTest();
    await call(getBalance, { wallet: 'main' });
    setApiLanguage('ko');
    const [visitor, member] = operator.calls(getBalance).map(({ headers }) => headers);
    expect(visitor).toMatchObject({ merchant: 'aurora', language: 'KO', platform: 'WEB', device: 'Desktop' });
    expect(visitor).not.toHaveProperty('authorization');
    expect(member).toMatchObject({ language: 'VI', authorization: 'test-token' });
  });

  it('that asks for no token sends none, although a member is signed in', async () => {
    const open = defineEndpoint({ ...getBalance, token: 'none' });
    operator.answer(open, () => ({ balanceMinor: 1 }));
    signInForTest();
    await call(open, { wallet: 'main' });
    expect(operator.calls(open)[0]?.headers).not.toHaveProperty('authorization');
  });

  it("returns a refusal as a value with the operator's code and flags", async () => {
    operator.answer(getBalance, () => refuse('login.captcha.required', { captcha: true }));
    expect(await call(getBalance, { wallet: 'main' })).toMatchObject({
      ok: false,
      error: { kind: 'rejected', code: 'login.captcha.required', flags: { captcha: true } },
    });
  });

  it('distinguishes a connection that is too slow from one that is missing', async () => {
    installTransport(() => Promise.reject(new DOMException('No answer in time.', 'TimeoutError')));
    expect(await call(getBalance, { wallet: 'main' })).toMatchObject({
      ok: false,
      error: { kind: 'offline', code: 'line.slow' },
    });
  });

  it('returns offline without a network, and broken contract when the answer does not match the schema', async () => {
    operator.setOnline(false);
    expect(await call(getBalance, { wallet: 'main' })).toMatchObject({ ok: false, error: { kind: 'offline' } });
    operator.setOnline(true);
    const wrong = defineEndpoint({ ...getBalance, answer: v.object({ other: v.number() }) });
    operator.answer(wrong, () => ({ other: 1 }));
    expect(await call(getBalance, { wallet: 'main' })).toMatchObject({ ok: false, error: { kind: 'broken-contract' } });
  });

  it('is not sent without a session if it needs one', async () => {
    expect(await call(bet, { stakeMinor: 100 })).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    expect(operator.calls(bet)).toEqual([]);
  });

  it('drops an expired token once, signs out and repeats a public call as a visitor', async () => {
    signInForTest();
    let isFirst = true;
    operator.answer(getBalance, () => {
      if (!isFirst) return { balanceMinor: 1 };
      isFirst = false;
      return refuse('session.expired', {}, 401);
    });
    expect(await call(getBalance, { wallet: 'main' })).toEqual({ ok: true, value: { balanceMinor: 1 } });
    expect(sessionState()).toEqual({ role: 'visitor' });
    expect(sessionStorage.getItem('token')).toBeNull();
  });
});
