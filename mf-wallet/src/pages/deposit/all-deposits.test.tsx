import {
  type FakeOperator,
  fakeOperator,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { getDeposit, getDepositList, getDepositSettings, getWithdrawSettings } from '@tessera/shared/wire/wallet';
import { fireEvent, render, screen } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { depositSettings, newDeposit, withdrawSettings } from '../../testing/fake-wallet.ts';
import DepositPage from './deposit.page.tsx';

const text = messages.deposit;
/** 45 deposits, the newest first; every third is still open. */
const deposits = Array.from({ length: 45 }, (_, at) => ({
  ...newDeposit(String(145 - at), 1_000_000),
  status: at % 3 === 0 ? ('pending' as const) : ('approved' as const),
}));

describe('all deposits', () => {
  let operator: FakeOperator;
  beforeAll(() => startTestPage({ ui: uiMessages, wallet: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest();
    operator.answer(getDepositSettings, () => depositSettings);
    operator.answer(getWithdrawSettings, () => withdrawSettings);
    operator.answer(getDepositList, ({ page = 1, pageSize = 20, status }) => {
      const found = deposits.filter((one) => !status || status.includes(one.status));
      return { total: found.length, list: found.slice((page - 1) * pageSize, page * pageSize) };
    });
    operator.answer(
      getDeposit,
      ({ id }) => deposits.find((one) => one.id === id) ?? refuse('deposit.unknown', {}, 404),
    );
  });
  const show = (search = '') =>
    render(
      <TestPage path={`/member/depositv2${search}`}>
        <DepositPage />
      </TestPage>,
    );
  const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

  it('are reached from the newest, and one of the last page opens and leads back to that page', async () => {
    show();
    await press(messages.requests.showAll);
    expect(await screen.findByText('총 45건 · 1–20')).toBeVisible();
    await press(/^3 /);
    expect(await screen.findByText('총 45건 · 41–45')).toBeVisible();
    await press(/D-\d+-0101/);
    expect(await screen.findByText(/번호 D-\d+-0101/)).toBeVisible();
    expect(operator.calls(getDeposit).map(({ request }) => request.id)).toEqual(['101']);
    await press(messages.requests.toList);
    expect(await screen.findByText('총 45건 · 41–45')).toBeVisible();
    await press(text.back);
    expect(await screen.findByRole('textbox', { name: '금액' })).toBeVisible();
  });

  it('are narrowed by the operator, from the first page on', async () => {
    show('?list=all&page=3');
    fireEvent.click(await screen.findByRole('radio', { name: text.filter.open }));
    expect(await screen.findByText('총 15건 · 1–15')).toBeVisible();
    expect(operator.calls(getDepositList).at(-1)?.request).toEqual({ page: 1, pageSize: 20, status: ['pending'] });
  });

  it('say when none match, and show all of them again', async () => {
    show('?list=returned');
    expect(await screen.findByText(text.none)).toBeVisible();
    await press(messages.requests.showAll);
    expect(await screen.findByText('총 45건 · 1–20')).toBeVisible();
  });

  it('say that there are none at all, and lead to the first one', async () => {
    operator.answer(getDepositList, () => ({ total: 0, list: [] }));
    show('?list=all');
    expect(await screen.findByText(text.noneYet)).toBeVisible();
    await press(text.first);
    expect(await screen.findByRole('textbox', { name: '금액' })).toBeVisible();
  });

  it('move the focus to the heading of what took the place of the pressed button', async () => {
    show();
    const all = await screen.findByRole('button', { name: messages.requests.showAll });
    all.focus();
    fireEvent.click(all);
    expect(await screen.findByRole('heading', { name: text.list })).toHaveFocus();
    const one = await screen.findByRole('button', { name: /D-\d+-0145/ });
    one.focus();
    fireEvent.click(one);
    expect(await screen.findByRole('heading', { name: text.progress })).toHaveFocus();
  });

  it('offer to try again when they could not be loaded', async () => {
    operator.setOnline(false);
    show('?list=all');
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    operator.setOnline(true);
    fireEvent.click(retry);
    expect(await screen.findByText('총 45건 · 1–20')).toBeVisible();
  });

  it('have nobody else’s deposit', async () => {
    show('?id=7');
    expect(await screen.findByText(text.unknown)).toBeVisible();
    await press(text.another);
    expect(await screen.findByRole('textbox', { name: '금액' })).toBeVisible();
  });
});

it.each([
  ['how much is owed', 'withdrawal.claim.open', /갚을 금액은 20,000.00 P입니다\(처음 30,000.00 P\)/],
  ['why nothing can be withdrawn', 'withdrawal.limit.count', /오늘 출금할 수 있는 횟수를 모두 썼습니다/],
] as const)('says %s before a deposit, and not that all can be withdrawn', async (_, obstacle, text) => {
  startTestPage({ ui: uiMessages, wallet: messages });
  const operator = fakeOperator();
  signInForTest();
  operator.answer(getDepositSettings, () => depositSettings);
  operator.answer(getDepositList, () => ({ total: 0, list: [] }));
  operator.answer(getWithdrawSettings, () => ({
    ...withdrawSettings,
    ...{ allowWithdraw: 'N' as const, obstacles: [obstacle], remainingTurnover: 0 },
    owed: { amount: 3_000_000, openAmount: 2_000_000 },
  }));
  render(
    <TestPage path="/member/depositv2">
      <DepositPage />
    </TestPage>,
  );
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(messages.deposit.turnoverDone)).toBeNull();
});
