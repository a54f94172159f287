import { type KindOdds, priceListId } from '@tessera/shared/lottery';
import { leaveSession } from '@tessera/shared/session';
import { type FakeOperator, fakeOperator, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { receiveToasts, type ToastMessage } from '@tessera/shared/ui/toast';
import { getGameMenus } from '@tessera/shared/wire/lottery';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import messages from '../../../locales/ko.json';
import { orderRequest } from '../../api/bets.ts';
import RulesDialog from '../../dialogs/rules/rules.dialog.tsx';
import { slipStore } from '../../features/slip/slip-store.ts';
import { type FakeLottery, fakeLottery, games } from '../../testing/fake-lottery.ts';
import LotteryPage from './lottery.page.tsx';

const ownList = `${priceListId}-0123456789ab`;

describe('the odds that a merchant has set', () => {
  let operator: FakeOperator;
  let lottery: FakeLottery;
  let toasts: ToastMessage[] = [];
  let stopToasts = () => {};
  let odds: KindOdds;
  let priceList: string;
  beforeAll(() => startTestPage({ lottery: messages, ui: uiMessages }));
  beforeEach(() => {
    [odds, priceList, toasts] = [{}, priceListId, []];
    stopToasts = receiveToasts((change) => 'show' in change && toasts.push(change.show));
    operator = fakeOperator();
    lottery = fakeLottery(operator);
    operator.answer(getGameMenus, () => ({
      list: games.map((game) => ({ ...game, priceList, odds: game.kind === 'K3' ? odds : {} })),
    }));
    act(() => void signInForTest());
  });
  afterEach(() => {
    stopToasts();
    act(() => {
      slipStore.clear();
      leaveSession('chosen');
    });
  });

  async function open() {
    render(
      <TestPage path="/lottery?gameCode=K3&playType=sum-sides">
        <LotteryPage />
      </TestPage>,
    );
    await screen.findByRole('tab', { name: '지난 추첨' });
    return userEvent.setup();
  }
  const big = (pays: number) => screen.findByRole('button', { name: `대 배당 ${pays}` });
  const aside = () => within(screen.getByRole('complementary', { name: '슬립' }));
  const bet = async () => fireEvent.click(await aside().findByRole('button', { name: '100.00 P 베팅하기' }));
  const setTo = (oddsMilli: number) => {
    odds = { 'sum-sides': { '*': oddsMilli } };
    priceList = ownList;
  };

  it('are shown in the panel and in the rules with what they return, and the order names their list', async () => {
    setTo(1600);
    const person = await open();
    await person.click(await big(1.6));
    await person.click(screen.getByRole('button', { name: '슬립에 담기' }));
    expect(aside().getAllByText(/160\.00/).length).toBeGreaterThan(0);
    await bet();
    await waitFor(() => expect(lottery.orders).toHaveLength(1));
    expect(lottery.orders[0]?.priceList).toBe(ownList);
    render(<RulesDialog params={{ kind: 'K3', odds, playCode: 'sum-sides' }} close={() => undefined} />);
    // 1.6 × 105 of 216 draws.
    const rule = (await screen.findAllByRole('definition')).find((each) => /77\.8%/.test(each.textContent));
    expect(rule).toHaveTextContent('1.6');
  });

  it('that have changed since the page was loaded are taken with a message, and the next order is placed at them', async () => {
    const person = await open();
    await person.click(await big(1.98));
    await person.click(screen.getByRole('button', { name: '슬립에 담기' }));
    setTo(1600);
    lottery.refusals.push('lottery.prices.changed');
    await bet();
    await waitFor(() => expect(toasts.map(({ title }) => title)).toContain(messages.prices.changed));
    expect(lottery.orders.map((order) => order.priceList)).toEqual([priceListId]);
    expect(await big(1.6)).toBeInTheDocument();
    expect(aside().getAllByText(/160\.00/).length).toBeGreaterThan(0);
    await bet();
    await waitFor(() => expect(lottery.orders).toHaveLength(2));
    expect(lottery.orders[1]?.priceList).toBe(ownList);
    await waitFor(() => expect(slipStore.current().entries).toEqual([]));
  });

  it('say nothing where another play of the game has changed', async () => {
    const person = await open();
    await person.click(await big(1.98));
    await person.click(screen.getByRole('button', { name: '슬립에 담기' }));
    odds = { 'triple-any': { '*': 30_000 } };
    priceList = ownList;
    lottery.refusals.push('lottery.prices.changed');
    await bet();
    await waitFor(() => expect(slipStore.current().entries[0]?.priceList).toBe(ownList));
    const titles = toasts.map(({ title }) => title);
    expect(titles).toContain(messages.error.lottery_prices_changed);
    expect(titles).not.toContain(messages.prices.changed);
  });

  it('on top of the prices of another release are not shown by this one, so its orders are refused', async () => {
    odds = { 'sum-sides': { '*': 1600 } };
    priceList = '2099-1-0123456789ab';
    const person = await open();
    await person.click(await big(1.6));
    await person.click(screen.getByRole('button', { name: '슬립에 담기' }));
    await bet();
    await waitFor(() => expect(lottery.orders[0]?.priceList).toBe(priceListId));
  });

  it('of which a slip shows two lists at once are not bet: one of them cannot be in effect', async () => {
    const person = await open();
    await person.click(await big(1.98));
    await person.click(screen.getByRole('button', { name: '슬립에 담기' }));
    const [entry] = slipStore.current().entries;
    if (!entry) throw new Error('The slip is empty.');
    let outcome: Awaited<ReturnType<typeof orderRequest.submit>> | undefined;
    await act(async () => {
      outcome = await orderRequest.submit([entry, { ...entry, id: 'other', priceList: ownList }]);
    });
    expect(outcome).toMatchObject({ status: 'refused', error: { code: 'lottery.prices.changed' } });
    expect([lottery.orders, orderRequest.status()]).toEqual([[], 'idle']);
  });
});
