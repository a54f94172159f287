/** @jest-environment jsdom */
import { bus } from '@tessera/shared/events';
import { fakeOperator, signInForTest, startTestPage } from '@tessera/shared/testing';
import { getBalance } from '@tessera/shared/wire/wallet';
import { balanceStore } from '../features/balance/the-balance.ts';
import forgetBalance from './forget-balance.reaction.ts';
import refreshBalance from './refresh-balance.reaction.ts';

describe('what the wallet does when other tiles move money', () => {
  const operator = fakeOperator();
  let cash = 100_000;
  beforeAll(async () => {
    await startTestPage({});
    signInForTest();
    operator.answer(getBalance, () => ({
      sumBalance: cash,
      currency: 'P',
      currencySymbol: 'P',
      balance: [{ accountTypeId: 1, availBalance: cash }],
      inWithdrawal: 0,
    }));
  });

  it('asks for the balance and tells it to the house', async () => {
    await refreshBalance();
    cash = 64_000;
    await refreshBalance();
    expect(balanceStore.state()).toMatchObject({ status: 'ready', balanceMinor: 64_000 });
    expect(bus.latest('wallet:balance-changed')).toMatchObject({ balanceMinor: 64_000 });
  });

  it('keeps the last amount while the network is down', async () => {
    operator.setOnline(false);
    await refreshBalance();
    operator.setOnline(true);
    expect(balanceStore.state()).toMatchObject({ status: 'failed', balanceMinor: 64_000 });
  });

  it('forgets the balance of the account that left', () => {
    forgetBalance({ account: 'somebody-else', reason: 'chosen' });
    expect(balanceStore.state()).toMatchObject({ balanceMinor: 64_000 });
    forgetBalance({ account: 'ada01', reason: 'chosen' });
    expect(balanceStore.state()).toEqual({ status: 'loading' });
  });
});
