/** @jest-environment jsdom */
import { leaveSession, readStored } from '../session/index.ts';
import { fakeOperator, refuse, signInForTest, startTestPage } from '../testing/index.ts';
import { getRegisterSettings } from '../wire/auth/get-register-settings.ts';
import type { AnswerOf } from '../wire/define-endpoint.ts';
import { getMerchantWallet } from '../wire/wallet/balance.ts';
import { call, firstAnswer } from './call.ts';
import { addressOf, apiLanguage } from './client.ts';
import { addPageAnswers, withPageAnswers } from './first-answers.ts';

const rules: AnswerOf<typeof getRegisterSettings> = {
  rules: [
    {
      field: 'username',
      enabled: true,
      required: true,
      acceptedPattern: '[a-z]+',
      patternId: 'letterFirst',
      minLength: 6,
      maxLength: 13,
    },
  ],
  isUsernameOpen: true,
  isMobileOpen: false,
  countryDialingCode: '82',
  phoneAuth: null,
};
let operator: ReturnType<typeof fakeOperator>;
beforeEach(async () => {
  await startTestPage({});
  sessionStorage.clear();
  operator = fakeOperator();
});
afterEach(() => leaveSession('chosen'));

describe('an answer that session storage caches', () => {
  it("is stored whichever form requests it: the registration's rules under validate", async () => {
    operator.answer(getRegisterSettings, () => rules);
    await call(getRegisterSettings, {});
    expect(readStored('validate')).toEqual(rules);
  });

  it('is unchanged when the operator refuses', async () => {
    operator.answer(getRegisterSettings, () => rules);
    await call(getRegisterSettings, {});
    operator.answer(getRegisterSettings, () => refuse('system.error', {}, 500));
    await call(getRegisterSettings, {});
    expect(readStored('validate')).toEqual(rules);
  });

  it('is not replaced by the one of the page, which a part that is taken over late is rendered with', async () => {
    const bodies = { [addressOf({ path: getRegisterSettings.path, query: {} })]: { success: true, value: rules } };
    addPageAnswers({ language: apiLanguage(), bodies });
    operator.answer(getRegisterSettings, () => ({ ...rules, isMobileOpen: true }));
    await call(getRegisterSettings, {});
    expect(withPageAnswers(() => firstAnswer(getRegisterSettings, {}))).toEqual(rules);
    expect(readStored('validate')).toMatchObject({ isMobileOpen: true });
  });

  it('is dropped if its account has signed out meanwhile', async () => {
    signInForTest();
    operator.answer(getMerchantWallet, () => {
      leaveSession('chosen');
      return { wallets: [] };
    });
    await call(getMerchantWallet, {});
    expect(readStored('merchantWallet')).toBeUndefined();
  });
});
