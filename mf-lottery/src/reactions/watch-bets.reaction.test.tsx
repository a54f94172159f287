import { ApiError, call, reloadMember } from '@tessera/shared/api';
import { bus } from '@tessera/shared/events';
import { sessionState } from '@tessera/shared/session';
import {
  type FakeOperator,
  fakeOperator,
  leaveForTest,
  refuse,
  signInForTest,
  startTestPage,
  TestPage,
} from '@tessera/shared/testing';
import { receiveToasts, type ToastMessage } from '@tessera/shared/ui/toast';
import { getMemberInfo } from '@tessera/shared/wire/auth';
import { getMyBets, placeBets } from '@tessera/shared/wire/lottery';
import { act, render } from '@testing-library/react';
import messages from '../../locales/ko.json';
import { type FakeLottery, fakeLottery } from '../testing/fake-lottery.ts';
import watchOpenBets from './watch-bets.reaction.ts';

describe('open bets followed on any page', () => {
  let operator: FakeOperator;
  let lottery: FakeLottery;
  let toasts: ToastMessage[] = [];
  let settled: unknown[] = [];
  let stop = () => {};

  beforeAll(() => startTestPage({ lottery: messages }));
  beforeEach(() => {
    jest.useFakeTimers();
    operator = fakeOperator();
    lottery = fakeLottery(operator);
    toasts = [];
    settled = [];
    const stopToasts = receiveToasts((change) => 'show' in change && toasts.push(change.show));
    const listening = bus.on('lottery:draw-settled', 'test').subscribe((payload) => settled.push(payload));
    stop = () => {
      stopToasts();
      listening.unsubscribe();
    };
    render(<TestPage>home</TestPage>);
    signInForTest();
  });
  afterEach(() => {
    stop();
    act(leaveForTest);
    jest.useRealTimers();
  });

  const asked = () => operator.calls(getMyBets).length;
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const bet = async () => {
    lottery.drawsInMs = 300;
    const line = { gameCode: 'K3', issue: '20260302-0721', playCode: 'sum-sides', numbers: [['big']] };
    await call(placeBets, {
      requestId: crypto.randomUUID(),
      priceList: 'test',
      lines: [{ ...line, unit: 10_000, multiple: 1 }],
    });
  };
  const settle = (status: 'won' | 'lost', payout: number) => {
    lottery.bets = lottery.bets.map((each) => ({ ...each, status, payout, drawn: [4, 6, 6] }));
  };

  it.each([
    [
      'won',
      19_800,
      { tone: 'ok', title: '스피드 주사위 (모의) 당첨', detail: /돌아온 금액 198.00 P · 손익 \+98.00 P$/ },
    ],
    ['lost', 0, { tone: 'info', title: '스피드 주사위 (모의) 낙첨', detail: /돌아온 금액 0.00 P · 손익 −100.00 P$/ }],
  ] as const)(
    'a settled one is shown as %s with its amount, and nothing is asked after the last',
    async (status, payout, shown) => {
      await bet();
      void watchOpenBets();
      await pass(500);
      expect(asked()).toBe(1);
      settle(status, payout);
      await pass(4000);
      expect(toasts).toHaveLength(1);
      expect(toasts[0]).toMatchObject({ ...shown, detail: expect.stringMatching(shown.detail) });
      expect(settled).toEqual([{ gameCode: 'K3', issue: '20260302-0721' }]);
      const last = asked();
      await pass(120_000);
      expect(asked()).toBe(last);
    },
  );

  it('120 of one issue are one result with all their money, once the last of them is settled', async () => {
    await bet();
    const [one] = lottery.bets;
    lottery.bets = Array.from({ length: 120 }, (_, at) => ({ ...(one as (typeof lottery.bets)[number]), id: `${at}` }));
    void watchOpenBets();
    await pass(500);
    lottery.bets = lottery.bets.map((each, at) => (at < 60 ? { ...each, status: 'won', payout: 9_900 } : each));
    await pass(3000);
    expect(toasts).toHaveLength(0);
    settle('won', 9_900);
    await pass(6000);
    expect(toasts).toHaveLength(1);
    expect(toasts[0]?.detail).toMatch(/돌아온 금액 11,880.00 P · 손익 −120.00 P$/);
  });

  it('one placed in another tab or on another device is shown too, whether it is open or already drawn when the balance is less', async () => {
    const balance = (balanceMinor: number) =>
      act(() => void bus.emit('wallet', 'wallet:balance-changed', { balanceMinor, at: Date.now() }));
    void watchOpenBets();
    balance(500_000);
    await pass(1000);
    expect(asked()).toBe(1);
    await bet();
    balance(490_000);
    await pass(500);
    settle('won', 19_800);
    await pass(4000);
    expect(toasts).toHaveLength(1);
    expect(toasts[0]?.title).toBe('스피드 주사위 (모의) 당첨');
    // The next one is drawn before this page learns of it, and is no result of the first.
    await bet();
    lottery.bets = lottery.bets.map((each, at) =>
      at === 0 ? each : { ...each, issue: '20260302-0722', status: 'lost', payout: 0 },
    );
    balance(480_000);
    await pass(30_000);
    expect(toasts.map(({ title }) => title)).toEqual(['스피드 주사위 (모의) 당첨', '스피드 주사위 (모의) 낙첨']);
  });

  it('one placed elsewhere is found by the next balance when the operator does not answer at first', async () => {
    const balance = (balanceMinor: number) =>
      act(() => void bus.emit('wallet', 'wallet:balance-changed', { balanceMinor, at: Date.now() }));
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    void watchOpenBets();
    balance(500_000);
    await pass(1000);
    await bet();
    operator.setOnline(false);
    balance(490_000);
    await pass(1000);
    operator.setOnline(true);
    settle('lost', 0);
    balance(490_000);
    await pass(30_000);
    expect(toasts.map(({ title }) => title)).toEqual(['스피드 주사위 (모의) 낙첨']);
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
  });

  it('a refused lookup of bets is logged and not repeated', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    operator.answer(getMyBets, () => refuse('request.invalid'));
    void watchOpenBets();
    await pass(120_000);
    expect(asked()).toBe(1);
    expect(errors).toHaveBeenCalledWith('[lottery]', expect.any(ApiError));
    errors.mockRestore();
  });

  it('a balance that goes down with every spin is asked about three times a minute at most', async () => {
    void watchOpenBets();
    await pass(500);
    for (let spin = 0; spin < 60; spin += 1) {
      act(() => void bus.emit('wallet', 'wallet:balance-changed', { balanceMinor: 500_000 - spin, at: Date.now() }));
      await pass(1000);
    }
    expect(asked()).toBeGreaterThanOrEqual(3);
    expect(asked()).toBeLessThanOrEqual(5);
    expect(toasts).toEqual([]);
  });

  it('open bets are followed on when the account of a restored page is fetched again', async () => {
    const session = sessionState();
    operator.answer(getMemberInfo, () => ('member' in session ? session.member : undefined) as never);
    await bet();
    void watchOpenBets();
    await pass(500);
    expect((await reloadMember()).ok).toBe(true);
    settle('won', 19_800);
    await pass(30_000);
    expect(toasts).toHaveLength(1);
  });

  it('one placed elsewhere beside a cancelled one of the same issue is followed to its draw', async () => {
    const balance = (balanceMinor: number) =>
      act(() => void bus.emit('wallet', 'wallet:balance-changed', { balanceMinor, at: Date.now() }));
    void watchOpenBets();
    balance(500_000);
    await pass(1000);
    await bet();
    lottery.bets = lottery.bets.map((each) => ({ ...each, status: 'cancelled' }));
    await pass(1000);
    await bet();
    expect(lottery.bets).toHaveLength(2);
    balance(490_000);
    await pass(1000);
    lottery.bets = lottery.bets.map((each) =>
      each.status === 'cancelled' ? each : { ...each, status: 'won', payout: 19_800, drawn: [4, 6, 6] },
    );
    balance(509_800);
    await pass(120_000);
    expect(toasts).toHaveLength(1);
  });

  it('without open bets, asks once after sign-in and never for a visitor', async () => {
    void watchOpenBets();
    await pass(120_000);
    expect(asked()).toBe(1);
    act(leaveForTest);
    void watchOpenBets();
    await pass(120_000);
    expect(asked()).toBe(1);
  });
});
