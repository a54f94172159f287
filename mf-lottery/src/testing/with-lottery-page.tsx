import { bus } from '@tessera/shared/events';
import { installIntentRouter } from '@tessera/shared/intents';
import { leaveSession } from '@tessera/shared/session';
import { type FakeOperator, fakeOperator, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import uiMessages from '@tessera/shared/ui/locales/ko.json';
import { receiveToasts, type ToastChange } from '@tessera/shared/ui/toast';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import messages from '../../locales/ko.json';
import { slipStore } from '../features/slip/slip-store.ts';
import LotteryPage from '../pages/lottery/lottery.page.tsx';
import { type FakeLottery, fakeLottery } from './fake-lottery.ts';

interface LotteryPageState {
  operator: FakeOperator;
  lottery: FakeLottery;
  /** Requests to other remotes, with their parameters. */
  intents: [string, unknown][];
  emitted: [string, unknown][];
  toasts: ToastChange[];
}

const aside = () => within(screen.getByRole('complementary', { name: '슬립' }));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const show = (path?: string) =>
  render(
    <TestPage path={path}>
      <LotteryPage />
    </TestPage>,
  );

/** The lottery page with a fake operator for each test: `state` is what it has now, the rest is what a player does. */
export function withLotteryPage() {
  const state = {} as LotteryPageState;
  let stopToasts = () => {};

  beforeAll(() => startTestPage({ lottery: messages, ui: uiMessages }));
  beforeEach(() => {
    const operator = fakeOperator();
    Object.assign(state, { operator, lottery: fakeLottery(operator), intents: [], emitted: [], toasts: [] });
    stopToasts = receiveToasts((change) => state.toasts.push(change));
    installIntentRouter(async (name, params) => {
      state.intents.push([name, params]);
      return { status: 'unavailable' };
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    stopToasts();
    act(() => {
      slipStore.discard();
      leaveSession('chosen');
      window.dispatchEvent(new Event('online'));
    });
  });

  return {
    state,
    listen: (name: 'lottery:ticket-bought' | 'lottery:bet-cancelled' | 'lottery:draw-settled') =>
      bus.on(name, 'test').subscribe((payload) => state.emitted.push([name, payload])),
    signIn: (balanceMinor = 128_450_000) =>
      act(() => {
        signInForTest();
        bus.emit('wallet', 'wallet:balance-changed', { balanceMinor, at: Date.now() });
      }),
    show,
    /** Shows the page at an address, and waits for its draws. */
    open: async (path = '/lottery?gameCode=K3&playType=sum-sides') => {
      render(
        <TestPage path={path}>
          <LotteryPage />
        </TestPage>,
      );
      await screen.findByRole('tab', { name: '지난 추첨' });
    },
    aside,
    press,
    /** Puts a bet of 200.00 P on the slip. */
    betBigAndOdd: () => {
      press('대 배당 1.98');
      press('홀 배당 1.98');
      press('슬립에 담기');
    },
  };
}
