import { type FakeOperator, fakeOperator, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import type { AnswerOf } from '@tessera/shared/wire/define-endpoint';
import { getProfit } from '@tessera/shared/wire/wallet';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import ProfitPage from './profit.page.tsx';

// jsdom has no canvas; the chart has tests of its own.
jest.mock('@tessera/shared/ui/line-chart', () => ({
  LineChart: ({ title }: { readonly title: string }) => <figure aria-label={title} />,
}));

type Profit = AnswerOf<typeof getProfit>;

const sums = { bets: 2, stake: 15_000, payout: 25_000, net: 10_000 };
const loss = { bets: 1, stake: 2_000, payout: 0, net: -2_000 };
const none = { bets: 0, stake: 0, payout: 0, net: 0 };
const full: Profit = {
  total: { bets: 3, stake: 17_000, payout: 25_000, net: 8_000 },
  days: [
    { day: '2026-11-19', ...sums },
    { day: '2026-11-20', ...none },
    { day: '2026-11-21', ...loss },
  ],
  products: [{ category: 'RNG', bets: 3, stake: 17_000, payout: 25_000, net: 8_000 }],
  vendors: [
    { category: 'RNG', vassalage: 'PP', vendorName: '루멘', ...sums },
    { category: 'RNG', vassalage: 'PG', vendorName: '온다', ...loss },
  ],
  lifetime: { deposits: 5_000_000, withdrawals: 6_000_000, net: -1_000_000 },
};

describe('the page of loss and profit', () => {
  let operator: FakeOperator;
  let answer: Profit = full;
  beforeAll(() => startTestPage({ ui: uiMessages, wallet: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest();
    answer = full;
    operator.answer(getProfit, () => answer);
  });
  const show = () =>
    render(
      <TestPage path="/member/personalProfit">
        <ProfitPage />
      </TestPage>,
    );
  const rows = () => screen.getAllByRole('row').map((row) => row.textContent);

  it('shows the same sums by day, by product and by vendor, each with its sign', async () => {
    show();
    await screen.findByRole('table', { name: '손익' });
    expect(rows().slice(1)).toEqual([
      '2026-11-21120.000.00−20.00',
      '2026-11-192150.00250.00+100.00',
      '합계3170.00250.00+80.00',
    ]);
    fireEvent.click(screen.getByRole('radio', { name: '게임사' }));
    expect(rows()[1]).toBe('루멘 · 슬롯2150.00250.00+100.00');
    expect(screen.getByRole('figure', { name: '날짜별 손익' })).toBeVisible();
  });

  it('shows net deposits of the whole life of the account, also without a bet in the period', async () => {
    answer = { ...full, total: none };
    show();
    expect(await screen.findByText('이 기간에는 정산된 베팅이 없습니다')).toBeVisible();
    expect(within(screen.getByRole('region', { name: '가입 이후 전체' })).getByText('−10,000.00')).toBeVisible();
  });

  it('offers 12 months while a shorter period is empty', async () => {
    answer = { ...full, total: none };
    show();
    fireEvent.click(await screen.findByRole('button', { name: messages.record.showYear }));
    await waitFor(() => expect(screen.queryByRole('button', { name: messages.record.showYear })).toBeNull());
    expect(screen.getByText('이 기간에는 정산된 베팅이 없습니다')).toBeVisible();
  });
});
