import { bus } from '@tessera/shared/events';
import { fakeOperator, leaveForTest, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { receiveToasts, type ToastMessage } from '@tessera/shared/ui/toast';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/ko.json';
import { slipStore } from '../../features/slip/slip-store.ts';
import { type FakeLottery, fakeLottery } from '../../testing/fake-lottery.ts';
import LotteryPage from './lottery.page.tsx';

/** The button beside the slip and the one in the bar of a phone say the same. */
const check = '앞서 보낸 베팅 확인하기';

describe('a bet whose answer is lost', () => {
  let lottery: FakeLottery;
  let bought: unknown[] = [];
  let toasts: ToastMessage[] = [];
  let stop = () => {};

  beforeAll(() => startTestPage({ lottery: messages, ui: uiMessages }));
  beforeEach(() => {
    lottery = fakeLottery(fakeOperator());
    bought = [];
    toasts = [];
    const stopToasts = receiveToasts((change) => 'show' in change && toasts.push(change.show));
    const listening = bus.on('lottery:ticket-bought', 'test').subscribe((payload) => bought.push(payload));
    stop = () => {
      stopToasts();
      listening.unsubscribe();
    };
    signInForTest();
    bus.emit('wallet', 'wallet:balance-changed', { balanceMinor: 128_450_000, at: Date.now() });
  });
  afterEach(() => {
    stop();
    act(() => {
      slipStore.clear();
      leaveForTest();
    });
  });

  const open = async () => {
    const view = render(
      <TestPage path="/lottery?gameCode=K3&playType=sum-sides">
        <LotteryPage />
      </TestPage>,
    );
    await screen.findByRole('tab', { name: '지난 추첨' });
    return view;
  };
  const aside = () => within(screen.getByRole('complementary', { name: '슬립' }));
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  /** The one that bets: the last of the page is in the bar of a phone. */
  const pressBet = () => fireEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement);
  const isReady = async (orders = 1) => {
    await waitFor(() => expect(lottery.orders).toHaveLength(orders));
    await waitFor(() => expect(screen.getAllByRole('button').at(-1)).not.toHaveAttribute('aria-busy'));
  };
  /** The open issue closes while the page is open, and the next one is shown. */
  const closeIssue = async () => {
    lottery.issue = '20260302-0722';
    lottery.closesInMs = 60_000;
    await waitFor(() => expect(screen.getAllByText(/0302-0722회 · 마감까지/).length).toBeGreaterThan(0), {
      timeout: 4000,
    });
  };
  const betBig = '대 배당 1.98';

  it('is not placed again by a press after its issue has closed: there is one order, shown as placed', async () => {
    lottery.closesInMs = 500;
    lottery.line = 'answer-lost';
    await open();
    press(betBig);
    pressBet();
    await isReady();
    lottery.line = 'up';
    await closeIssue();
    pressBet();
    await waitFor(() => expect(bought).toHaveLength(1));
    expect(lottery.orders).toHaveLength(1);
    expect(bought).toEqual([{ gameCode: 'K3', issue: '20260302-0721', stakeMinor: 10_000 }]);
    expect(toasts.at(-1)).toMatchObject({
      tone: 'ok',
      title: '앞서 보낸 베팅이 들어가 있습니다',
      detail: '1건 · 100.00 P · 모의',
    });
    // The draft was bet.
    expect(screen.getByRole('button', { name: betBig })).toHaveAttribute('aria-pressed', 'false');
    await screen.findByRole('tab', { name: /진행 중 1/ });
  });

  it('stays in the slip after its issue has closed without a word that nothing was taken, until it is looked up', async () => {
    lottery.closesInMs = 500;
    lottery.line = 'answer-lost';
    await open();
    press(betBig);
    press('슬립에 담기');
    fireEvent.click(aside().getByRole('button', { name: '100.00 P 베팅하기' }));
    await isReady();
    lottery.line = 'up';
    await closeIssue();
    expect(aside().getByText('마감된 회차입니다. 이 베팅이 들어갔는지는 아직 모릅니다.')).toBeInTheDocument();
    expect(aside().queryByRole('button', { name: '다음 회차로 옮기기' })).not.toBeInTheDocument();
    fireEvent.click(aside().getByRole('button', { name: check }));
    expect(await aside().findByText('담은 베팅이 없습니다')).toBeInTheDocument();
    expect(lottery.orders).toHaveLength(1);
    expect(bought).toHaveLength(1);
  });

  it('is placed once when another is chosen, then the first again, and the button is pressed each time', async () => {
    lottery.line = 'answer-lost';
    await open();
    press(betBig);
    pressBet();
    await isReady();
    expect(toasts.at(-1)).toMatchObject({ detail: expect.stringContaining('다시 베팅하지 않습니다') });
    press('홀 배당 1.98');
    pressBet();
    await isReady();
    press('홀 배당 1.98');
    pressBet();
    await isReady();
    lottery.line = 'up';
    pressBet();
    await waitFor(() => expect(bought).toHaveLength(1));
    expect(lottery.orders).toHaveLength(1);
  });

  it('is said not to be placed when the operator never got it; the slip stays, and one press more bets it once', async () => {
    lottery.line = 'request-lost';
    await open();
    press(betBig);
    press('슬립에 담기');
    fireEvent.click(aside().getByRole('button', { name: '100.00 P 베팅하기' }));
    await isReady();
    lottery.line = 'up';
    fireEvent.click(aside().getByRole('button', { name: check }));
    const bet = await aside().findByRole('button', { name: '100.00 P 베팅하기' });
    expect(toasts.at(-1)).toMatchObject({
      tone: 'warn',
      title: '앞서 보낸 베팅(100.00 P)이 들어가지 않았습니다',
      detail: '금액은 빠져나가지 않았습니다. 베팅하려면 다시 누르세요.',
    });
    fireEvent.click(bet);
    expect(await aside().findByText('담은 베팅이 없습니다')).toBeInTheDocument();
    expect(lottery.bets).toHaveLength(1);
    expect(lottery.orders[1]?.requestId).not.toBe(lottery.orders[0]?.requestId);
  });

  it('is looked up by the page after a reload, before anything can be bet, and announced once', async () => {
    lottery.line = 'answer-lost';
    const before = await open();
    press(betBig);
    pressBet();
    await isReady();
    before.unmount();
    lottery.line = 'up';
    await open();
    await waitFor(() => expect(bought).toHaveLength(1));
    expect(toasts.at(-1)).toMatchObject({ title: '앞서 보낸 베팅이 들어가 있습니다' });
    press(betBig);
    pressBet();
    await waitFor(() => expect(lottery.orders).toHaveLength(2));
  });

  it('is looked up when the connection is back', async () => {
    lottery.line = 'answer-lost';
    await open();
    press(betBig);
    pressBet();
    await isReady();
    lottery.line = 'up';
    act(() => void bus.emit('shell', 'shell:connection-restored', {}));
    await waitFor(() => expect(bought).toHaveLength(1));
    expect(lottery.orders).toHaveLength(1);
  });
});
