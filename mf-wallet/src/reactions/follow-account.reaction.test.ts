import { accountChanges } from '@tessera/shared/events';
import { installQueries, pageQueries, QueryClient } from '@tessera/shared/query';
import { balanceKey } from '../api/balance.ts';
import { latestDeposits } from '../api/deposits.ts';
import { latestWithdrawals, useWithdrawSettings } from '../api/withdrawals.ts';
import followAccount from './follow-account.reaction.ts';

const shown = {
  balance: [...balanceKey, 'player01'],
  deposits: latestDeposits().queryKey,
  withdrawals: latestWithdrawals().queryKey,
  settings: useWithdrawSettings.options({}).queryKey,
  wallets: ['wallet', 'merchant-wallet', {}],
};
const old = () =>
  Object.entries(shown).flatMap(([name, key]) => (pageQueries().getQueryState(key)?.isInvalidated ? [name] : []));

beforeAll(() => installQueries(new QueryClient()));
beforeEach(() => {
  pageQueries().clear();
  for (const key of Object.values(shown)) pageQueries().setQueryData(key, {});
});

it.each([
  ['a changed deposit', ['deposit'], ['deposits']],
  ['a moved withdrawal', ['withdrawal'], ['withdrawals', 'settings']],
  ['an opened claim', ['claim', 'balance'], ['balance', 'deposits', 'settings']],
  ['a new bank account', ['bank-account'], ['settings']],
  ['a late result', ['bet'], ['balance']],
] as const)('%s fetches what shows it again, and nothing else', async (_what, kinds, expected) => {
  await followAccount({ kinds: [...kinds] });
  expect(old()).toEqual(expected);
});

it('after an interruption everything of the account is fetched again, but not what stays for the session', async () => {
  await followAccount({ kinds: [...accountChanges] });
  expect(old()).toEqual(['balance', 'deposits', 'withdrawals', 'settings']);
});
