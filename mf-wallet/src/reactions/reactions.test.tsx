import { followSignOuts } from '@tessera/shared/api';
import { bus } from '@tessera/shared/events';
import { type SessionState, sessionState } from '@tessera/shared/session';
import { fakeOperator, leaveForTest, signInForTest, startTestPage, TestPage } from '@tessera/shared/testing';
import { recorded } from '@tessera/shared/testing/recorded';
import { getBalance } from '@tessera/shared/wire/wallet';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useBalance } from '../api/balance.ts';
import followOtherTab from './follow-balance.reaction.ts';
import refreshBalance from './refresh-balance.reaction.ts';

type SignedIn = Extract<SessionState, { member: unknown }>;
const operator = fakeOperator();
let cash: number;
let gates: (() => void)[];
let isGated: boolean;

const followBalance = () => {
  const view = renderHook(() => useBalance(), { wrapper: ({ children }) => <TestPage>{children}</TestPage> });
  return { state: () => view.result.current.state };
};

beforeAll(async () => {
  await startTestPage({});
  followSignOuts();
});
beforeEach(() => {
  cash = 100_000;
  gates = [];
  isGated = false;
  signInForTest();
  operator.answer(getBalance, async () => {
    const sumBalance = cash;
    if (isGated) await new Promise<void>((open) => gates.push(open));
    return { ...recorded(getBalance), sumBalance };
  });
});
afterEach(() => act(() => leaveForTest()));

describe('the balance of the page', () => {
  it('has no amount before the operator has given one, and is emitted with every answer', async () => {
    const { state } = followBalance();
    expect(state()).toEqual({ status: 'loading' });
    await waitFor(() => expect(state()).toMatchObject({ status: 'ready', balanceMinor: 100_000 }));
    expect(bus.latest('wallet:balance-changed')).toMatchObject({ balanceMinor: 100_000 });
  });

  it('is fetched again when another remote moves money, and keeps the old amount meanwhile', async () => {
    const { state } = followBalance();
    await waitFor(() => expect(state()).toMatchObject({ balanceMinor: 100_000 }));
    cash = 64_000;
    isGated = true;
    act(() => void refreshBalance());
    await waitFor(() => expect(state()).toMatchObject({ status: 'updating', balanceMinor: 100_000 }));
    await waitFor(() => expect(gates).toHaveLength(1));
    gates[0]?.();
    await waitFor(() => expect(state()).toMatchObject({ status: 'ready', balanceMinor: 64_000 }));
    expect(bus.latest('wallet:balance-changed')).toMatchObject({ balanceMinor: 64_000 });
  });

  it('is fetched again when another tab of the account has another, and only then', async () => {
    const { state } = followBalance();
    await waitFor(() => expect(state()).toMatchObject({ status: 'ready', balanceMinor: 100_000 }));
    const asked = () => operator.calls(getBalance).length;
    const before = asked();
    const { account } = (sessionState() as SignedIn).member;
    await act(() => followOtherTab({ account, balanceMinor: 100_000 }));
    await act(() => followOtherTab({ account: 'somebody-else', balanceMinor: 1 }));
    expect(asked()).toBe(before);
    cash = 64_000;
    const emitted: unknown[] = [];
    const subscription = bus.on('wallet:balance-moved').subscribe((moved) => emitted.push(moved));
    await act(() => followOtherTab({ account, balanceMinor: 64_000 }));
    await waitFor(() => expect(state()).toMatchObject({ status: 'ready', balanceMinor: 64_000 }));
    // Its own answer goes to the other tabs in turn, which have it already.
    expect(emitted).toEqual([{ account, balanceMinor: 64_000 }]);
    await act(() => followOtherTab({ account, balanceMinor: 64_000 }));
    expect(asked()).toBe(before + 1);
    subscription.unsubscribe();
  });

  it('keeps the last amount and its time while the network is down, and emits nothing', async () => {
    const { state } = followBalance();
    await waitFor(() => expect(state()).toMatchObject({ status: 'ready' }));
    const before = state();
    const emitted = bus.latest('wallet:balance-changed');
    operator.setOnline(false);
    await act(() => refreshBalance());
    await waitFor(() => expect(state()).toEqual({ ...before, status: 'failed' }));
    operator.setOnline(true);
    expect(bus.latest('wallet:balance-changed')).toBe(emitted);
  });

  it('is not 0 when the very first call fails', async () => {
    operator.setOnline(false);
    const { state } = followBalance();
    await waitFor(() => expect(state()).toEqual({ status: 'failed', balanceMinor: undefined, at: undefined }));
    operator.setOnline(true);
  });

  it('is fetched once more when money moved while an answer was on its way', async () => {
    isGated = true;
    const { state } = followBalance();
    await waitFor(() => expect(gates).toHaveLength(1));
    cash = 700;
    act(() => void refreshBalance());
    gates[0]?.();
    await waitFor(() => expect(gates).toHaveLength(2));
    gates[1]?.();
    await waitFor(() => expect(state()).toMatchObject({ status: 'ready', balanceMinor: 700 }));
  });

  it('is shown with every answer while money moves more often than answers arrive', async () => {
    const { state } = followBalance();
    await waitFor(() => expect(state()).toMatchObject({ status: 'ready' }));
    isGated = true;
    act(() => void refreshBalance());
    for (const [answered, amount] of [101, 102, 103].entries()) {
      await waitFor(() => expect(gates).toHaveLength(answered + 1));
      act(() => void refreshBalance());
      cash = amount;
      await act(async () => gates[answered]?.());
      const shown = answered === 0 ? 100_000 : amount - 1;
      await waitFor(() => expect(state()).toMatchObject({ balanceMinor: shown }));
      expect(bus.latest('wallet:balance-changed')).toMatchObject({ balanceMinor: shown });
    }
    await waitFor(() => expect(gates).toHaveLength(4));
    gates[3]?.();
    await waitFor(() => expect(state()).toMatchObject({ status: 'ready', balanceMinor: 103 }));
  });

  it.each(['first', 'second'])(
    'is fetched exactly once more after three movements of money while the %s answer was on its way',
    async (which) => {
      isGated = which === 'first';
      const { state } = followBalance();
      if (which === 'second') {
        await waitFor(() => expect(state()).toMatchObject({ status: 'ready' }));
        isGated = true;
        act(() => void refreshBalance());
      }
      await waitFor(() => expect(gates).toHaveLength(1));
      const before = operator.calls(getBalance).length;
      cash = 700;
      await act(async () => {
        for (let n = 0; n < 3; n += 1) void refreshBalance();
      });
      gates[0]?.();
      await waitFor(() => expect(gates).toHaveLength(2));
      gates[1]?.();
      await waitFor(() => expect(state()).toMatchObject({ status: 'ready', balanceMinor: 700 }));
      expect(operator.calls(getBalance)).toHaveLength(before + 1);
    },
  );

  it('stays when another tab leaves another account, and is forgotten when it leaves this one', async () => {
    const { state } = followBalance();
    await waitFor(() => expect(state()).toMatchObject({ status: 'ready' }));
    const [before, calls] = [state(), operator.calls(getBalance).length];
    act(() => bus.emit('auth', 'auth:account-left', { account: 'grace02' }));
    expect(state()).toEqual(before);
    expect(operator.calls(getBalance)).toHaveLength(calls);
    act(() => bus.emit('auth', 'auth:account-left', { account: 'ada01' }));
    expect(state()).toEqual({ status: 'loading' });
  });

  it('never shows one account what was fetched for another', async () => {
    isGated = true;
    const { state } = followBalance();
    await waitFor(() => expect(gates).toHaveLength(1));
    cash = 7;
    act(() => {
      leaveForTest();
      signInForTest({ id: '2', account: 'grace02' });
    });
    expect(state()).toEqual({ status: 'loading' });
    gates[0]?.();
    await waitFor(() => expect(gates).toHaveLength(2));
    expect(bus.latest('wallet:balance-changed')).toBeUndefined();
    expect(state()).toEqual({ status: 'loading' });
    gates[1]?.();
    await waitFor(() => expect(state()).toMatchObject({ status: 'ready', balanceMinor: 7 }));
    act(() => leaveForTest());
    expect(state()).toEqual({ status: 'loading' });
  });

  it('is not fetched for a visitor', async () => {
    act(() => leaveForTest());
    const before = operator.calls(getBalance).length;
    followBalance();
    await act(() => refreshBalance());
    expect(operator.calls(getBalance)).toHaveLength(before);
  });
});
