import { type FakeOperator, fakeOperator, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getWithdrawal, getWithdrawalList, getWithdrawSettings } from '@tessera/shared/wire/wallet';
import { fireEvent, render, screen } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { newWithdrawal, withdrawSettings } from '../../testing/fake-wallet.ts';
import WithdrawPage from './withdraw.page.tsx';

const withdrawals = Array.from({ length: 25 }, (_, at) => newWithdrawal(String(125 - at), 1_000_000));

describe('all withdrawals', () => {
  let operator: FakeOperator;
  beforeAll(() => startTestPage({ ui: uiMessages, wallet: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest();
    operator.answer(getWithdrawSettings, () => withdrawSettings);
    operator.answer(getWithdrawal, ({ id }) => withdrawals.find((one) => one.id === id) ?? newWithdrawal(id, 1));
    operator.answer(getWithdrawalList, ({ page = 1, pageSize = 20, status }) => {
      const found = withdrawals.filter((one) => !status || status.includes(one.status));
      return { total: found.length, list: found.slice((page - 1) * pageSize, page * pageSize) };
    });
  });
  const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
  const show = (search = '') =>
    render(
      <TestPage path={`/member/withdraw${search}`}>
        <WithdrawPage />
      </TestPage>,
    );

  it('are reached from the newest, and the oldest opens and leads back to its page', async () => {
    show();
    await press(messages.requests.showAll);
    await press(/^2 /);
    expect(await screen.findByText('총 25건 · 21–25')).toBeVisible();
    await press(/W-\d+-0101/);
    expect(await screen.findByText(/번호 W-\d+-0101/)).toBeVisible();
    await press(messages.requests.toList);
    expect(await screen.findByText('총 25건 · 21–25')).toBeVisible();
  });

  it('are narrowed by the operator', async () => {
    show('?list=returned');
    expect(await screen.findByText(messages.withdrawal.none)).toBeVisible();
    expect(operator.calls(getWithdrawalList).at(-1)?.request.status).toEqual(['rejected', 'failed', 'cancelled']);
  });
});
