import {
  type FakeOperator,
  fakeOperator,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { claimRebate, getRebatePeriods, getRebateSettings } from '@tessera/shared/wire/promotions';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import CashbackPage from './cashback.page.tsx';

const { cashback } = messages;
const part = { gameType: 'RNG', vendorName: '온다', validBet: 1_000_000, rateBasisPoints: 50, amount: 5000 };
const dayOf = (id: number, status: 'open' | 'claimed' | 'credited') => ({
  ...{ id, day: `2026-03-0${id}`, status, amount: 5000, parts: [part] },
  claimUntilMs: Date.parse('2026-03-05T15:00:00Z'),
  paidAtMs: status === 'open' ? null : Date.parse('2026-03-05T03:00:00Z'),
});

describe('the cashback page', () => {
  let operator: FakeOperator;
  let days = [dayOf(3, 'open')];

  beforeAll(() => startTestPage({ ui: uiMessages, promotions: messages }));
  beforeEach(() => {
    operator = fakeOperator();
    signInForTest();
    days = [dayOf(3, 'open'), dayOf(2, 'claimed'), dayOf(1, 'credited')];
    operator.answer(getRebateSettings, () => ({ list: [{ gameType: 'RNG', rateBasisPoints: 50 }] }));
    operator.answer(getRebatePeriods, () => ({
      running: { amount: 5000, claimFromMs: Date.parse('2026-03-04T15:10:00Z'), parts: [part] },
      total: days.length,
      list: days,
    }));
    operator.answer(claimRebate, ({ id }) => {
      days = days.map((day) => (day.id === id ? dayOf(id, 'claimed') : day));
      return { amount: 5000 };
    });
  });
  const show = () =>
    render(
      <TestPage path="/member/manualRebate">
        <CashbackPage />
      </TestPage>,
    );
  const claim = () => screen.findByRole('button', { name: /^2026-03-03/ });

  it('claims a day, and shows what was claimed and what was credited by itself', async () => {
    show();
    expect(await screen.findByText(/자동 지급/, { selector: 'span' })).toBeVisible();
    fireEvent.click(await claim());
    await waitFor(() => expect(screen.queryByRole('button', { name: /^2026-03-03/ })).not.toBeInTheDocument());
    expect(operator.calls(claimRebate).map(({ request }) => request)).toEqual([{ id: 3 }]);
  });

  it('shows the bets of a day and of today by product and vendor', async () => {
    show();
    const today = await screen.findByRole('table', { name: cashback.running });
    expect(within(today).getByRole('row', { name: /슬롯 · 온다.*10,000.*0\.50%.*50/ })).toBeInTheDocument();
    fireEvent.click(screen.getAllByRole('button', { name: cashback.details })[0] as HTMLElement);
    expect(await screen.findByRole('table', { name: '2026-03-03' })).toBeInTheDocument();
  });

  it('says why a day was not credited, and keeps its claim', async () => {
    operator.answer(claimRebate, () => refuse('account.blocked'));
    show();
    fireEvent.click(await claim());
    expect(await screen.findByRole('alert')).toHaveTextContent(messages.error.account_blocked);
    expect(await claim()).toBeEnabled();
  });
});
